import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { answer } from '../../testing/answer.ts';
import { maskDay, maskPhone } from '../questions/maskAsTyped.ts';
import type { Question } from '../questions/question.ts';
import { SelfRegisterPage } from './SelfRegisterPage.tsx';

function named(en: string) {
  const th = `${en} (ไทย)`;
  return { name: th, names: { __typename: 'Names' as const, th, en } };
}
function question(id: string, elementType: Question['elementType'], changes: Partial<Question> = {}): Question {
  return {
    __typename: 'OnboardQuestion',
    id,
    elementType,
    required: false,
    ...named(id),
    isCascade: false,
    choices: [],
    ...changes,
  };
}
const choice = (code: string) => ({ __typename: 'OnboardChoice' as const, code, ...named(code) });
const place = (id: string, source: Question['source'], trigger: string | null) =>
  question(id, 'SINGLE_SELECT', { source, trigger, isCascade: trigger !== null });

const everyKind = [
  question('firstname', 'TEXT', { required: true, pattern: '^[a-zก-๎ ]+$' }),
  question('phone', 'TEXT', { required: true, format: 'phone' }),
  question('email', 'TEXT', { format: 'email' }),
  question('gender', 'SINGLE_SELECT', { required: true, choices: ['Male', 'Female', 'Other'].map(choice) }),
  question('nationality', 'SINGLE_SELECT', { format: 'free-text', initialValue: 'Thai', choices: [choice('Thai')] }),
  question('birthdate', 'DATE_PICKER', { format: 'past-date' }),
  question('household', 'INTEGER', { minimum: 1, maximum: 20 }),
  place('province', 'PROVINCES', null),
  place('district', 'DISTRICTS', 'province'),
  place('subdistrict', 'SUB_DISTRICTS', 'district'),
  place('postcode', 'POSTCODES', 'subdistrict'),
  question('recommended_by', 'SINGLE_SELECT', {
    initialValue: 'Walk-in',
    choices: ['Walk-in', 'Friend', 'Staff', 'Social Media'].map(choice),
  }),
  question('invite_code', 'TEXT', { trigger: 'recommended_by', logic: "[recommended_by] != 'Walk-in'" }),
  question('image', 'FILE', { format: 'image' }),
];

const ID = '7f1d3f0e-0000-4000-8000-00000000000';
const LISTS: Record<string, { id: string; name: string }[]> = {
  PROVINCES: [
    { id: `${ID}1`, name: 'Bangkok' },
    { id: `${ID}2`, name: 'Chiang Mai' },
  ],
  [`DISTRICTS ${ID}1`]: [
    { id: `${ID}3`, name: 'Pathum Wan' },
    { id: `${ID}4`, name: 'Dusit' },
  ],
  [`SUB_DISTRICTS ${ID}3`]: [
    { id: `${ID}5`, name: 'Lumphini' },
    { id: `${ID}6`, name: 'Rong Mueang' },
  ],
  [`POSTCODES ${ID}5`]: [{ id: `${ID}7`, name: '10330' }],
};

interface Sent {
  readonly input: { token: string; idempotencyKey: string; answers: { questionId: string; value: string }[] };
}
const ask = vi.fn<(body: string, init: RequestInit) => unknown>();
const sent = vi.fn<(variables: Sent) => void>();
let reply: () => Response;
let form: object | null;

beforeEach(async () => {
  form = { shop: 'Good Dots', branch: 'Siam', questions: everyKind };
  reply = () => answer({ selfRegister: { registered: true, userErrors: [] } });
  ask.mockReset();
  sent.mockReset();
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = init.body instanceof FormData ? String(init.body.get('operations')) : String(init.body);
    ask(body, init);
    const { query, variables } = JSON.parse(body);
    if (query.includes('query SelfRegisterForm')) return answer({ selfRegisterForm: form });
    if (query.includes('mutation')) {
      sent(variables);
      return reply();
    }
    const { source, parentId } = variables;
    return answer({ selfRegisterChoices: LISTS[parentId ? `${source} ${parentId}` : source] ?? [] });
  });
  await switchLanguage('en');
});

const open = () => {
  const router = createMemoryRouter([{ path: '/register/:token', Component: SelfRegisterPage }], {
    initialEntries: ['/register/link-1'],
  });
  render(<RouterProvider router={router} />);
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Become a member' }));
const problemOf = (name: string) => {
  const id = field(name).getAttribute('aria-describedby');
  return id && document.getElementById(id)?.textContent;
};

async function fillRequired() {
  await screen.findByText('Good Dots');
  await userEvent.type(field('firstname'), 'mali');
  await userEvent.type(field('phone'), '0812345678');
  await userEvent.click(field('Female'));
}

const answersSent = () => {
  const variables = sent.mock.calls[0]?.[0];
  return Object.fromEntries((variables?.input.answers ?? []).map(({ questionId, value }) => [questionId, value]));
};

test('OP-54 answers of every kind are sent by the link, and the customer is a member', {
  timeout: 20_000,
}, async () => {
  open();
  await fillRequired();
  await userEvent.type(field('birthdate'), '31121990');
  await userEvent.type(field('household'), '4');
  await userEvent.selectOptions(field('province'), await screen.findByRole('option', { name: 'Bangkok' }));
  await userEvent.selectOptions(field('district'), await screen.findByRole('option', { name: 'Pathum Wan' }));
  await userEvent.selectOptions(field('subdistrict'), await screen.findByRole('option', { name: 'Lumphini' }));
  await screen.findByRole('option', { name: '10330' });
  await submit();
  expect(await screen.findByRole('heading', { name: 'You are a member now' })).toBeTruthy();
  // An existing member reads the same text.
  expect(screen.getByText(/^If you were already a member/)).toBeTruthy();
  expect(answersSent()).toEqual({
    firstname: 'mali',
    phone: '0812345678',
    gender: 'Female',
    nationality: 'Thai',
    birthdate: '1990-12-31',
    household: '4',
    province: `${ID}1`,
    district: `${ID}3`,
    subdistrict: `${ID}5`,
    postcode: `${ID}7`,
    recommended_by: 'Walk-in',
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('consent for messages is not ticked beforehand, and is of the wording that was read', async () => {
  open();
  await fillRequired();
  const box = (language: 'th-TH' | 'en-US') =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: CONSENT_WORDINGS[language] });
  expect(box('en-US').checked).toBe(false);
  await userEvent.click(box('en-US'));
  await userEvent.click(screen.getByRole('button', { name: 'ไทย' }));
  expect(box('th-TH').checked).toBe(false);
  await userEvent.click(box('th-TH'));
  await userEvent.click(screen.getByRole('button', { name: 'สมัครสมาชิก' }));
  expect(await screen.findByRole('heading', { name: 'คุณเป็นสมาชิกแล้ว' })).toBeTruthy();
  expect(sent.mock.calls[0]?.[0].input).toMatchObject({ consentWording: CONSENT_WORDINGS['th-TH'] });
});

test('OP-54 the page is Thai first, and another language keeps what was typed', async () => {
  await switchLanguage('th');
  open();
  await userEvent.type(await screen.findByLabelText(/^firstname \(ไทย\)/), 'มะลิ');
  expect(screen.getByRole('button', { name: 'สมัครสมาชิก' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(field('firstname').value).toBe('มะลิ');
});

test('CUST-36 another province clears district, sub-district and postcode', async () => {
  open();
  await screen.findByText('Good Dots');
  expect(field('district').disabled).toBe(true);
  await userEvent.selectOptions(field('province'), await screen.findByRole('option', { name: 'Bangkok' }));
  await userEvent.selectOptions(field('district'), await screen.findByRole('option', { name: 'Pathum Wan' }));
  await userEvent.selectOptions(field('subdistrict'), await screen.findByRole('option', { name: 'Lumphini' }));
  await waitFor(() => expect(field('postcode').value).toBe(`${ID}7`));
  await userEvent.selectOptions(field('province'), 'Chiang Mai');
  expect(['district', 'subdistrict', 'postcode'].map((name) => field(name).value)).toEqual(['', '', '']);
  expect(field('subdistrict').disabled).toBe(true);
});

test('CUST-33 a gender takes the place of another and cannot be taken back', async () => {
  open();
  await screen.findByText('Good Dots');
  await userEvent.click(field('Male'));
  await userEvent.click(field('Female'));
  await userEvent.click(field('Female'));
  expect(['Male', 'Female', 'Other'].map((name) => field(name).checked)).toEqual([false, true, false]);
});

test('CUST-34 a nationality is Thai or written', async () => {
  open();
  await fillRequired();
  expect(field('Thai').checked).toBe(true);
  await userEvent.type(screen.getByPlaceholderText('Other, please write'), 'Lao');
  expect(field('Thai').checked).toBe(false);
  await submit();
  await screen.findByText('You are a member now');
  expect(answersSent().nationality).toBe('Lao');
});

test('CUST-35 a walk-in gets no question for a referral code', async () => {
  open();
  await screen.findByText('Good Dots');
  expect(field('invite_code').disabled).toBe(true);
  await userEvent.selectOptions(field('recommended_by'), 'Friend');
  await userEvent.type(field('invite_code'), 'MALI');
  expect(field('invite_code').value).toBe('MALI');
  await userEvent.selectOptions(field('recommended_by'), 'Walk-in');
  expect(field('invite_code').value).toBe('');
});

test('CUST-37 what is missing is named, the first of it has the focus, and editing takes the words away', async () => {
  open();
  await screen.findByText('Good Dots');
  await submit();
  const missing = ['This field is required', 'This field is required', 'Gender is required'];
  expect(['firstname', 'phone', 'Female'].map(problemOf)).toEqual(missing);
  expect(document.activeElement).toBe(field('firstname'));
  await userEvent.type(field('firstname'), 'm');
  expect(field('firstname').getAttribute('aria-invalid')).toBe('false');
  expect(problemOf('phone')).toBe('This field is required');
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['phone', '12345', 'Phone is not valid'],
  ['email', 'mali@', 'Email is not valid'],
  ['birthdate', '31022020', 'Birthdate is not valid'],
  ['birthdate', '01012999', 'Birthdate is not valid'],
  ['household', '21', 'Format is not valid'],
  ['household', 'two', 'Must be a whole number'],
  ['firstname', 'm4li', 'Only Thai or English letters, dot and space'],
])('CUST-41 %s %s: %s', async (name, typed, words) => {
  open();
  await fillRequired();
  await userEvent.clear(field(name));
  await userEvent.type(field(name), typed);
  await submit();
  expect(problemOf(name)).toBe(words);
  expect(sent).not.toHaveBeenCalled();
});

describe('refusals', () => {
  const breakDown = () => {
    reply = () => new Response('', { status: 502 });
  };
  const refuse = (code: string, path: string[] = [], message = 'refused') => {
    reply = () => answer({ selfRegister: { registered: false, userErrors: [{ code, path, message }] } });
  };

  test.each([
    ['en', 'CUST-45 E02001', 'WRONG_PHONE', 'The phone number is incorrect'],
    ['th', 'CUST-45 E02001', 'WRONG_PHONE', 'เบอร์โทรศัพท์ไม่ถูกต้อง'],
  ] as const)('%s: %s is reported at the phone', async (language, _rule, code, words) => {
    refuse(code, ['answers', 'phone']);
    open();
    await fillRequired();
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(field('phone')));
    await switchLanguage(language);
    await screen.findByText(words);
  });

  test('a link that has expired since is reported', async () => {
    refuse('LINK_EXPIRED');
    open();
    await fillRequired();
    await submit();
    expect(await screen.findByText('This link does not work')).toBeTruthy();
  });

  test.each([
    ['too many', () => refuse('TOO_MANY_ATTEMPTS'), /Too many/],
    ['a fault', breakDown, /Could not send/],
    ['D25 another registration with the key of this one', () => refuse('IDEMPOTENCY_CONFLICT'), /you are a member/],
  ])('%s leaves everything as it was filled in', async (_case, prepare, words) => {
    prepare();
    open();
    await fillRequired();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(field('firstname').value).toBe('mali');
    await submit();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const keys = sent.mock.calls.map(([{ input }]) => input.idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('a rule that only the gateway knows is reported at its field', async () => {
    refuse('VALIDATION', ['answers', 'email'], 'is taken');
    open();
    await fillRequired();
    await submit();
    await waitFor(() => expect(problemOf('email')).toBe('Format is not valid'));
  });
});

test('OP-54 a useless link is reported, with what to do about it', async () => {
  form = null;
  open();
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(screen.getByText(/ask the shop for a new one/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Become a member' })).toBeNull();
});

test('CUST-26 a form that cannot be loaded can be loaded again', async () => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  vi.stubGlobal('fetch', fetch);
  await userEvent.click(again);
  expect(await screen.findByText('Good Dots')).toBeTruthy();
});

describe('a picture', () => {
  const file = (name: string, size = 3) => new File([new Uint8Array(size)], name);
  beforeEach(() => {
    // The browser of the tests cannot read files.
    File.prototype.arrayBuffer = async function (this: File) {
      return new ArrayBuffer(this.size);
    };
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
  });

  test('goes with the answers, and the link is its bearer', async () => {
    open();
    await fillRequired();
    fireEvent.change(field('image'), { target: { files: [file('me.png')] } });
    expect(await screen.findByAltText('me.png')).toBeTruthy();
    await submit();
    await screen.findByText('You are a member now');
    const [body, init] = ask.mock.calls.at(-1) ?? [];
    expect(init?.headers).toMatchObject({ authorization: 'Bearer link-1' });
    expect(JSON.parse(body ?? '').variables.input).toMatchObject({ token: 'link-1', image: null });
    expect(init?.body).toBeInstanceOf(FormData);
  });

  test('CUST-66 that is invalid is reported', async () => {
    open();
    await screen.findByText('Good Dots');
    fireEvent.change(field('image'), { target: { files: [file('me.pdf')] } });
    await waitFor(() => expect(problemOf('image')).toBe('Only jpg, png or gif pictures'));
  });

  test('that the form requires is missed', async () => {
    form = { shop: 'Good Dots', branch: null, questions: [question('image', 'FILE', { required: true })] };
    open();
    await screen.findByText('Good Dots');
    await submit();
    expect(problemOf('image')).toBe('This field is required');
    expect(within(document.body).queryByText('You are a member now')).toBeNull();
  });
});

test.each([
  ['0812345678', '081-234-5678'],
  ['08123', '081-23'],
  ['+66812345678', '+66812345678'],
])('CUST-43 the phone %s is shown as %s while it is typed', (typed, formatted) =>
  expect(maskPhone(typed)).toBe(formatted),
);

test.each([
  ['31121990', '31-12-1990'],
  ['311', '31-1'],
  ['31/12/1990', '31-12-1990'],
])('CUST-43 the day %s is shown as %s while it is typed', (typed, formatted) => expect(maskDay(typed)).toBe(formatted));
