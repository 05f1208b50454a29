/**
 * For the connections of commands, as these hold locks: PostgreSQL stops working for a program within seconds of its
 * end, even in the middle of a long statement, and within half a minute if its whole machine is gone. On Windows it
 * only notices when the statement has ended.
 */
export const END_WITH_PROGRAM = `
  set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  select set_config('client_connection_check_interval', '2s', false) where version() !~* 'windows|mingw|visual c|msvc'`;
