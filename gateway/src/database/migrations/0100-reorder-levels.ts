/** Below how many pieces in a branch a product is reordered (docs/adr/0173). */
export const reorderLevels = `
alter table products add column reorder_level int check (reorder_level >= 0); -- null: not watched

-- What was sold of a product in the last days; it serves all that the one of its branches did.
drop index stock_movements_product_id_branch_id_idx;
create index on stock_movements (product_id, time);
`;
