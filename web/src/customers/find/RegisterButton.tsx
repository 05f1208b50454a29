import Add from '@mui/icons-material/AddRounded';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

/** Leads to the registration. */
export const RegisterButton = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Button component={Link} to={to} variant="contained" startIcon={<Add />}>
    {label}
  </Button>
);
