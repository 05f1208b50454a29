import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import * as page from '../../app/reloadPage.ts';
import { currentSession, storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { viewerRights } from '../../testing/viewerRights.ts';
import { RegisterPage } from './RegisterPage.tsx';

const question = (id: string, more: object = {}) => ({
  __typename: 'OnboardQuestion',
  id,
  elementType: 'TEXT',
  required: true,
  section: 'personal',
  name: id,
  names: null,
  description: null,
  placeholder: null,
  format: null,
  pattern: null,
  minLength: null,
  maxLength: null,
  minimum: null,
  maximum: null,
  logic: null,
  initialValue: null,
  source: null,
  trigger: null,
  isCascade: false,
  choices: [],
  ...more,
});
const FORM = {
  onboardForm: {
    __typename: 'OnboardForm',
    questions: [
      question('nickname', { required: false }),
      question('firstname'),
      question('phone', { format: 'phone' }),
      question('birthdate', { elementType: 'DATE_PICKER', format: 'past-date' }),
    ],
  },
};

let created: unknown[] = [];
let form: object = FORM;
/** An error in place of the answer to the registration. */
let fault: Error | null = null;
let provinces: { list: object[] } | Error = { list: [] };
/** Likely members, and the queries for them. */
let likely: object[] | Error = [];
let searches: object[] = [];
/** Potentials that the search finds. */
let potentials: object[] = [];
let refused: { code: string; message: string; path: string[] }[] = [];

beforeEach(async () => {
  vi.spyOn(page, 'reloadPage').mockReturnValue();
  created = [];
  searches = [];
  likely = [];
  potentials = [];
  form = FORM;
  fault = null;
  refused = [];
  await switchLanguage('en');
});

type Actions = readonly ('Read' | 'Write')[];

function open(branchId: string | null = 'branch-1', actionCodes: Actions = ['Read', 'Write']) {
  const rights = ['Page.Merchant.Payment.Subscribe', 'Page.Merchant.Customer_Insight'].map((objectCode) => ({
    objectCode,
    actionCodes,
  }));
  storeSession({ ...cashier, branchId, authorizes: rights });
  const answer = (operation: ApolloLink.Operation) => {
    if (operation.operationName === 'RegisterForm') return form;
    if (operation.operationName === 'RegisterProvinces') return provinces;
    if (operation.operationName === 'ViewerRights') return viewerRights(rights);
    if (operation.operationName === 'LikelyPotentials') {
      return { potentials: { __typename: 'PotentialPage', items: potentials } };
    }
    if (operation.operationName === 'LikelyMembers') {
      searches.push(operation.variables);
      return likely instanceof Error ? likely : { likelyMembers: likely };
    }
    created.push(operation.variables.input);
    if (fault) return fault;
    const userErrors = refused.map((error) => ({ __typename: 'UserError', ...error }));
    return { createMember: { __typename: 'CreateMemberPayload', member: null, userErrors } };
  };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const data = answer(operation);
        if (data instanceof Error) return observer.error(data);
        observer.next({ data });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <RegisterPage />
      </MemoryRouter>
    </ApolloProvider>,
  );
}
const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.isConnected && button.disabled).toBe(false));
  fireEvent.click(screen.getByRole('button', { name }));
};
const answer = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('CUST-16, CUST-37 the form leads on only when nothing is wrong, and an answer takes its problem away', async () => {
  open();
  await press('Next');
  expect(document.activeElement?.id).toBe('answer-firstname');
  await answer(/^firstname/, 'Mali');
  expect(screen.getByLabelText(/^firstname/).getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByLabelText(/^phone/).getAttribute('aria-invalid')).toBe('true');
  await answer(/^phone/, '0812345678');
  await answer(/^birthdate/, '31-12-1990');
  await press('Next');
  expect(screen.getByText('Check with the customer')).toBeDefined();
});

test('CUST-37 what is wrong with an answer stays when its field is left as it is', async () => {
  open();
  await press('Next');
  for (const label of [/^phone/, /^birthdate/]) {
    fireEvent.blur(screen.getByLabelText(label));
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  }
});

test('CUST-72 a birth year of the Buddhist era is taken, and the field and the summary show it as it is sent', async () => {
  open();
  await answer(/^firstname/, 'Mali');
  await answer(/^phone/, '0812345678');
  await answer(/^birthdate/, '29-02-2535');
  await press('Next');
  expect(screen.getByText('29-02-1992')).toBeDefined();
  await press('Edit');
  fireEvent.blur(screen.getByLabelText(/^birthdate/));
  expect(screen.getByLabelText(/^birthdate/)).toHaveProperty('value', '29-02-1992');
});

test.each([
  ['ALREADY_MEMBER', 'This account is already registered as a member'],
  ['WRONG_PHONE', 'The phone number is incorrect'],
  ['REFUSED', 'Something went wrong: The upstream refused.'],
  ['VALIDATION', 'ErrorThe upstream refused.'],
])(
  'CUST-16, CUST-45, CUST-46 a refusal with %s is worded and the step stays; the answers are still there',
  async (code, words) => {
    refused = [{ code, message: 'The upstream refused.', path: ['phone'] }];
    open();
    await answer(/^firstname/, 'Mali');
    await answer(/^phone/, '0812345678');
    await answer(/^birthdate/, '31-12-1990');
    await press('Next');
    await press('Confirm');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(created).toEqual([
      {
        firstname: 'Mali',
        lastname: '',
        phone: '0812345678',
        birthdate: '1990-12-31',
        branchId: 'branch-1',
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      },
    ]);
    await press('Edit');
    expect(screen.getByLabelText(/^phone/)).toHaveProperty('value', '081-234-5678');
    expect(screen.getByLabelText(/^phone/).getAttribute('aria-invalid')).toBe('true');
  },
);

test('D25 a retry has the key of the first try, also when the input was corrected in the meantime; a second member is reported', async () => {
  refused = [{ code: 'IDEMPOTENCY_CONFLICT', message: 'Used.', path: ['idempotencyKey'] }];
  open();
  await answer(/^firstname/, 'Mali');
  await answer(/^phone/, '0812345678');
  await answer(/^birthdate/, '31-12-1990');
  await press('Next');
  await press('Confirm');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^What was sent earlier has been registered/);
  await press('Edit');
  await answer(/^phone/, '0812345679');
  await press('Next');
  await press('Confirm');
  await waitFor(() => expect(created).toHaveLength(2));
  const [first, second] = created as { idempotencyKey: string }[];
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test("CUST-20 across all branches no one is registered: Can't register in branch All, until a branch is chosen", async () => {
  open(null);
  expect((await screen.findByRole('alert')).textContent).toContain("Can't register in branch All");
  expect(screen.queryByRole('button', { name: 'Next' })).toBe(null);
  await press('Ari');
  expect(currentSession()).toMatchObject({ branchId: 'branch-2', branchName: 'Ari' });
});

async function fillIn() {
  await answer(/^firstname/, 'Mali');
  await answer(/^phone/, '0812345678');
  await answer(/^birthdate/, '31-12-1990');
  await press('Next');
}

test.each([
  ['of the API', new CombinedGraphQLErrors({ errors: [{ message: 'Busy.' }] }), 'Something went wrong: Busy.'],
  ['that is no JSON', new Error('502 Bad Gateway'), 'Something went wrong 502 Bad Gateway'],
])('CUST-46 an error %s is reported in the words of the documents', async (_, error, words) => {
  fault = error;
  open();
  await fillIn();
  await press('Confirm');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

test('PERM-07 with Read alone there is no form to fill in, but the reason and the way back', async () => {
  open('branch-1', ['Read']);
  expect((await screen.findByRole('alert')).textContent).toContain('Your role cannot register members');
  expect(screen.getByRole('link', { name: 'Go to homepage' }).getAttribute('href')).toBe('/');
  expect(screen.queryByLabelText(/^firstname/)).toBe(null);
  expect(screen.queryByRole('button', { name: 'Next' })).toBe(null);
});

test.each([
  ['a kind of field', { elementType: 'SIGNATURE' }, 'a field of kind SIGNATURE'],
  ['a list', { elementType: 'SINGLE_SELECT', source: 'PLANETS' }, 'a field of kind PLANETS'],
])('CUST-32 %s that this page does not know is reported, never guessed', async (_, values, words) => {
  form = { onboardForm: { __typename: 'OnboardForm', questions: [question('firstname'), question('odd', values)] } };
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.queryByRole('textbox', { name: /odd/ })).toBe(null);
  expect(screen.getByLabelText(/^firstname/)).toBeDefined();
});

test('CUST-47 a list is waited for with a spinner; when it does not come, Error and why are said, and it can be loaded again', async () => {
  const select = { elementType: 'SINGLE_SELECT', source: 'PROVINCES', required: false };
  form = { onboardForm: { __typename: 'OnboardForm', questions: [question('province_id', select)] } };
  provinces = new Error('The line is cut.');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Error: The line is cut.');
  expect(screen.queryByRole('status', { name: 'Loading' })).toBe(null);
  provinces = { list: [{ __typename: 'Province', id: 'p1', name: 'Nan' }] };
  await press('Try again');
  expect(await screen.findByRole('option', { name: 'Nan' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBe(null);
});

const ploy = {
  __typename: 'Member',
  id: 'm1',
  code: 'M0042',
  firstname: 'Ploy',
  lastname: 'Namsai',
  nickname: null,
  phone: '+66812345678',
  tags: [],
  imageUrl: null,
  lastTransactionTime: null,
  remainingPoints: 120,
  totalRevenue: 0,
  totalTransactions: 0,
  tierId: null,
  tier: null,
};

test('who may be a member already is shown before a second account is made, with why, and Enter alone makes none', async () => {
  likely = [
    { __typename: 'LikelyMember', reason: 'NAME_AND_BIRTHDATE', member: ploy },
    { __typename: 'LikelyMember', reason: 'NAME_AND_BIRTHDATE', member: null },
  ];
  open();
  await fillIn();
  const region = await screen.findByRole('region', { name: 'This customer may be a member already' });
  expect(searches).toEqual([{ phone: '0812345678', firstname: 'Mali', lastname: undefined, birthdate: '1990-12-31' }]);
  const rows = [...region.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Ploy Namsai');
  expect(rows[0]).toContain('081-234-5678 · M0042 · 120 points');
  expect(rows[0]).toContain('Same name and birthday');
  expect(rows[1]).toBe(
    'A member of the shopSame name and birthdayYour role cannot see members. Ask someone who can to look for them.',
  );
  const confirm = screen.getByRole('button', { name: 'Register anyway' });
  expect(document.activeElement).toBe(region);
  expect(created).toEqual([]);
  fireEvent.click(confirm);
  await waitFor(() => expect(created).toHaveLength(1));
});

test('CU-12 a phone that a member has offers no way that can only be refused', async () => {
  likely = [{ __typename: 'LikelyMember', reason: 'PHONE', member: { ...ploy, remainingPoints: 1149 } }];
  open();
  await fillIn();
  const region = await screen.findByRole('region', { name: 'This customer may be a member already' });
  expect(document.activeElement).toBe(region);
  expect(region.textContent).toContain('1,149 points');
  expect(region.textContent).toContain('so it cannot be registered again');
  expect(screen.queryByRole('button', { name: 'Register anyway' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveProperty('disabled', false);
});

test('no one is registered while it is not known who may be a member; a member who cannot be looked up keeps no one out', async () => {
  likely = new Error('The line is cut.');
  open();
  await fillIn();
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', false));
  expect(confirm).toBeDefined();
  await press('Confirm');
  await waitFor(() => expect(created).toHaveLength(1));
});

test('consent for messages is ticked by no one beforehand, goes with the wording that was read, and is of that language alone', async () => {
  open();
  await fillIn();
  const tick = () => screen.getByRole('checkbox', { name: /^The customer agrees/ });
  expect(tick()).toHaveProperty('checked', false);
  fireEvent.click(tick());
  fireEvent.click(screen.getByRole('button', { name: 'Read it in Thai' }));
  expect(tick()).toHaveProperty('checked', false);
  expect(screen.getByText(CONSENT_WORDINGS['th-TH'])).toBeDefined();
  await press('Confirm');
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]).not.toHaveProperty('consentWording');
  fireEvent.click(tick());
  await press('Confirm');
  await waitFor(() => expect(created).toHaveLength(2));
  expect(created[1]).toMatchObject({ consentWording: CONSENT_WORDINGS['th-TH'] });
});

test('a potential with the very same phone is offered to become the member, with what is known of them', async () => {
  const potential = { __typename: 'Potential', firstname: 'Pin', lastname: 'Kaew' };
  potentials = [
    { ...potential, id: 'p1', phone: '+66812345678' },
    { ...potential, id: 'p2', lastname: 'Other', phone: '+66912345678' },
  ];
  open();
  await fillIn();
  const become = await screen.findByRole('link', { name: 'Make Pin Kaew a member' });
  expect(become.getAttribute('href')).toBe('/customers/register?potential=p1');
  expect(screen.queryByText(/Pin Other/)).toBe(null);
});
