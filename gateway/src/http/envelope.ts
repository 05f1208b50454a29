/** Every answer of the gateway that is not an error. */
export function answer<Payload>(payload: Payload): { status: 200; payload: Payload } {
  return { status: 200, payload };
}

/** A record that was made; `data.id` is where the documents put it. */
export function answerCreated<Row extends { id: string }>(
  row: Row,
): { status: 200; data: { id: string }; payload: Row } {
  return { status: 200, data: { id: row.id }, payload: row };
}
