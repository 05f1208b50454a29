/**
 * The files of this folder, in the order in which they are applied: what a view or a function in SQL names has to be there
 * before it, while the body of a function in PL/pgSQL is read when it runs.
 */
export const functionFiles: readonly string[] = [
  // Tables stand on these.
  'new_id',
  'fold_search',
  'search_pieces',
  'protect_realms',
  // What is read of sales, of changes and of settings.
  'sales_figures',
  'channels_figures',
  'products_figures',
  'members_figures',
  'guests_figures',
  'hours_figures',
  'offers_figures',
  'change_sets',
  'calendar_entries',
  'reward_items',
  'reward_instances',
  'earning_rules',
  'templates',
  // Sales.
  'receipt_number',
  'bank_name',
  'keeps_privileges',
  'payment_state',
  'record_transaction',
  'claim_key',
  'take_sale',
  'void_transaction',
  'adjust_transaction',
  'then_or_now',
  'reversal_state',
  'return_sale',
  'claim_expiry',
  'claim_state',
  'claim_transaction',
  'rollups',
  'move_sales',
  // Members.
  'next_member_codes',
  'keep_member_pieces',
  'keep_tier_change',
  'keep_brought',
  'tier_changes_of_sales',
  'merged_member_stays',
  'erased_member_stays',
  // What members bought in a period.
  'number_bits',
  'bought_on',
  'settle_spans',
  'unsettle_spans',
  'keep_span',
  'follow_fold',
  // What is only ever added to.
  'point_entries_append_only',
  'security_events_stay',
  'changes_stay',
  'message_consents_stay',
  // What follows from a change of a record.
  'record_changes',
  'keep_user_of_program',
  'forget_saved_documents',
  'announce_access_change',
  'announce_message',
];
