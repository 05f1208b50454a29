/**
 * For the connections of commands, as these hold locks: PostgreSQL ends what it does for a program within seconds of its end, also
 * in the middle of a long statement, and within half a minute where its whole machine is gone. On Windows it cannot notice it
 * before the statement has ended.
 */
export const END_WITH_PROGRAM = `
  set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  select set_config('client_connection_check_interval', '2s', false) where version() !~* 'windows|mingw|visual c|msvc'`;
