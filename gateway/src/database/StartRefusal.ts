/** The reason why the gateway cannot start, in one line for the person at the terminal; printed without a stack trace. */
export class StartRefusal extends Error {}
