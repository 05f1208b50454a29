-- The number of a tax document: B01-T1-A-000123 consists of the branch, the till if the series has one, the kind (A
-- abbreviated, F full, C credit note, D debit note) and the number. Six digits, and more after a million.
create or replace function tax_document_no(p_branch_code text, p_till_code text, p_kind text, p_number int) returns text
language sql immutable as $$
  select concat_ws('-', p_branch_code, nullif(p_till_code, ''), left(p_kind, 1),
    lpad(p_number::text, greatest(6, length(p_number::text)), '0'))
$$;
