/** Returns the envelope of every answer that is not an error. */
export function answer<Payload>(payload: Payload): { status: 200; payload: Payload } {
  return { status: 200, payload };
}

/** Returns the answer for a new record; the documentation promises its id in `data.id`. */
export function answerCreated<Row extends { id: string }>(
  row: Row,
): { status: 200; data: { id: string }; payload: Row } {
  return { status: 200, data: { id: row.id }, payload: row };
}
