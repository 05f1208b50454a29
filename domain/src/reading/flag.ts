import { fault, type Reading } from './reading.ts';
import { readShort } from './text.ts';

const YES = new Set(
  `true t yes y 1 x on ok ✓ ✔ ✔️ ☑ ☑️ ✅ ใช่ ใช่ค่ะ ใช่ครับ มี จริง เปิด ถูก
   ยินยอม รับ อนุญาต ตกลง ยอมรับ subscribed accepted agreed allowed optin optedin`.split(/\s+/),
);
const NO = new Set(
  `false f no n 0 - off ✗ ✘ ✖ ✖️ ☐ ❌ ไม่ ไม่ใช่ ไม่มี ไม่จริง เท็จ ปิด ผิด
   ไม่ยินยอม ไม่รับ ไม่อนุญาต ไม่ตกลง ไม่ยอมรับ unsubscribed notsubscribed declined denied refused optout optedout`.split(/\s+/),
);

/** Reads yes or no, in either language, as a tick or as programs write it. */
export function readFlag(text: string): Reading<boolean | null> {
  const read = readShort(text, 'NOT_YES_OR_NO');
  if ('fault' in read || read.value === null) return read as Reading<null>;
  const word = read.value.toLowerCase().replace(/(?<=[a-z])[\s_-]+(?=[a-z])/g, '');
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : fault('NOT_YES_OR_NO', text);
}
