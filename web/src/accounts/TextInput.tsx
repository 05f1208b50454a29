import { Box, InputBase, type InputBaseProps, Typography } from '@mui/material';

interface Props extends Omit<InputBaseProps, 'error'> {
  readonly id: string;
  readonly label: string;
  readonly error?: string | false;
}

/** A labelled field without the weight of a full text field: this page is the first that anybody loads. */
export function TextInput({ id, label, error, ...input }: Props) {
  const helpId = `${id}-help`;
  return (
    <Box>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <InputBase
        id={id}
        name={id}
        fullWidth
        error={Boolean(error)}
        {...input}
        slotProps={{ input: { 'aria-invalid': Boolean(error), 'aria-describedby': error ? helpId : undefined } }}
        sx={{
          minHeight: 52,
          px: 2,
          borderRadius: 1,
          border: 1,
          borderColor: error ? 'error.main' : 'grey.400',
          fontSize: '1.0625rem',
          bgcolor: 'background.paper',
          '&.Mui-focused': {
            borderColor: 'primary.main',
            boxShadow: (theme) => `0 0 0 1px ${theme.palette.primary.main}`,
          },
          '& input:focus-visible': { outline: 'none' },
        }}
      />
      {error && (
        <Typography id={helpId} variant="body2" color="error" sx={{ mt: 0.5 }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}
