import { parseArgs } from 'node:util';
import { useProjectNode } from './projectNode.mjs';

// `npm run bank -- --account … --ref1 A01 --ref2 … --amount 45`: confirms a payment like the bank of an account. The
// secret is read from BANK_SECRET, so that it does not appear in the list of processes.
await useProjectNode();
const { values } = parseArgs({
  options: {
    gateway: { type: 'string', default: `http://127.0.0.1:${process.env.GATEWAY_PORT || 4100}/v3.0` },
    ...Object.fromEntries(
      ['account', 'ref1', 'ref2', 'amount', 'reference', 'paid_at'].map((name) => [name, { type: 'string' }]),
    ),
  },
});
const { gateway, account, amount, ...payment } = values;
const secret = process.env.BANK_SECRET;
const missing = Object.entries({ BANK_SECRET: secret, account, amount, ref1: payment.ref1, ref2: payment.ref2 })
  .filter(([, value]) => !value)
  .map(([name]) => name);
if (missing.length > 0) {
  process.stderr.write(`Missing: ${missing.join(', ')}\n`);
  process.exit(2);
}
const { sendConfirmation } = await import('../gateway/src/testing/bankSimulator.ts');
const { status, body } = await sendConfirmation(gateway, { account, secret }, { ...payment, amount: Number(amount) });
process.stdout.write(`${status} ${JSON.stringify(body)}\n`);
process.exit(status === 200 ? 0 : 1);
