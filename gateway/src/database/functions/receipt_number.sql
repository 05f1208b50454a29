-- The number of a receipt: A01-261231-000042 consists of the branch, its business day and a number of the sequence that
-- all branches share. Six digits, and more after a million sales: lpad alone would cut the seventh off.
create or replace function receipt_number(p_branch_code text, p_business_date date, p_number text) returns text
language sql stable as $$
  select p_branch_code || '-' || to_char(p_business_date, 'YYMMDD') || '-' || lpad(p_number, greatest(6, length(p_number)), '0')
$$;
