/** Why the gateway cannot start, in one line for the person at the terminal; printed without a stack. */
export class StartRefusal extends Error {}
