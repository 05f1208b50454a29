import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../../app/i18n.ts';
import { storeSession } from '../../../app/session.ts';
import { cashier } from '../../../testing/session.ts';
import { viewerRights } from '../../../testing/viewerRights.ts';
import { RegisterPotentialPage } from './RegisterPotentialPage.tsx';

const question = (id: string, more: object = {}) => ({
  __typename: 'OnboardQuestion',
  ...{ id, elementType: 'TEXT', required: true, section: 'personal', name: id, names: null, description: null },
  ...{ placeholder: null, format: null, pattern: null, minLength: null, maxLength: null, minimum: null, maximum: null },
  ...{ logic: null, initialValue: null, source: null, trigger: null, isCascade: false, choices: [] },
  ...more,
});
const choice = (code: string) => ({ __typename: 'OnboardChoice', code, name: code, names: null });
const questions = [
  question('firstname'),
  question('lastname'),
  question('phone', { format: 'phone' }),
  question('email', { format: 'email', required: false }),
  question('gender', { elementType: 'SINGLE_SELECT', initialValue: 'Other', choices: ['Male', 'Other'].map(choice) }),
  question('birthdate', { elementType: 'DATE_PICKER', format: 'past-date' }),
];

let created: object[] = [];
let outcome: object | Error = {};
/** Existing potential customers. */
let left: object[] = [];

beforeEach(async () => {
  created = [];
  left = [];
  await switchLanguage('en');
  const right = { objectCode: 'Page.Merchant.Customer_Insight' as const, actionCodes: ['Read', 'Write'] as const };
  // CUST-20 applies to members only: a potential is registered in branch All too.
  storeSession({ ...cashier, branchId: null, authorizes: [right] });
  const answer = ({ operationName, variables }: ApolloLink.Operation) => {
    if (operationName === 'RegisterForm') return { onboardForm: { __typename: 'OnboardForm', questions } };
    if (operationName === 'ViewerRights') return viewerRights([right]);
    if (operationName === 'LikelyMembers') return { likelyMembers: [] };
    if (operationName === 'LikelyPotentials') return { potentials: { __typename: 'PotentialPage', items: left } };
    created.push(variables.input);
    return outcome;
  };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const data = answer(operation);
        if (data instanceof Error) return observer.error(data);
        observer.next({ data: data as Record<string, unknown> });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <RegisterPotentialPage />
      </MemoryRouter>
    </ApolloProvider>,
  );
});

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}( \\*)?$`)), { target: { value } });
const press = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name }));
};
const problemOf = (label: string) => {
  const field = screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
};
async function fillIn() {
  await type('firstname', 'A1');
  await type('lastname', 'Bee!');
  await type('phone', '0812345678');
  await type('birthdate', '29-02-2535');
  await press('Next');
}
const refuse = (code: string, message: string, path: string[] = []) => {
  const userErrors = [{ __typename: 'UserError', code, message, path }];
  outcome = { createPotential: { __typename: 'CreatePotentialPayload', potential: null, userErrors } };
};

test('CUST-38, CUST-39 what is missing or has not its shape is reported in the words of the form for potentials', async () => {
  await screen.findByLabelText(/^firstname/);
  await press('Next');
  expect(['firstname', 'lastname', 'phone'].map(problemOf)).toEqual(Array(3).fill('This field is required'));
  expect(problemOf('birthdate')).toBe('Birthdate format is not valid');
  await type('phone', '081234567');
  await type('email', 'mali@');
  await type('birthdate', '29-02-2536');
  await press('Next');
  expect(['phone', 'email', 'birthdate'].map(problemOf)).toEqual([
    'Phone number is not valid',
    'Email format is not valid',
    'Birthdate format is not valid',
  ]);
  expect(created).toEqual([]);
});

test('CU-11 a person who left details with the same phone before is shown before a second entry is made', async () => {
  left = [{ __typename: 'Potential', id: 'p0', firstname: 'Mali', lastname: 'Jaidee', phone: '+66812345678' }];
  await screen.findByLabelText(/^firstname/);
  await fillIn();
  expect((await screen.findByRole('link', { name: 'Open Mali Jaidee' })).getAttribute('href')).toBe(
    '/ci/potential/profiles/p0',
  );
  expect(created).toEqual([]);
});

test('CUST-17, CUST-18 anyone who is registered has a profile to go to; there is no code for their phone', async () => {
  const potential = { __typename: 'Potential', id: 'p1', firstname: 'A1', lastname: 'Bee!', phone: '+66812345678' };
  outcome = { createPotential: { __typename: 'CreatePotentialPayload', potential, userErrors: [] } };
  await screen.findByLabelText(/^firstname/);
  expect(screen.getByRole('button', { name: 'QR for the customer' })).toHaveProperty('disabled', true);
  await fillIn();
  await press('Confirm');
  expect(await screen.findByText('Potential customer has been created')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Go to Profile' }).getAttribute('href')).toBe('/ci/potential/profiles/p1');
  expect(created).toEqual([
    {
      ...{ firstname: 'A1', lastname: 'Bee!', phone: '0812345678', gender: 'OTHER', birthdate: '1992-02-29' },
      idempotencyKey: expect.any(String),
    },
  ]);
});

test.each([
  [
    'a refusal',
    () => refuse('VALIDATION', 'Phone number is not valid', ['phone']),
    'Error!!',
    /VALIDATION: Phone number/,
  ],
  ['a fault', () => (outcome = new Error('502 Bad Gateway')), 'Error', /Please try again later/],
])(
  'CUST-44, CUST-16 %s is reported in a dialog; the step stays, and each time again',
  async (_, fail, title, words) => {
    fail();
    await screen.findByLabelText(/^firstname/);
    await fillIn();
    for (let n = 0; n < 2; n += 1) {
      await press('Confirm');
      const dialog = await screen.findByRole('alertdialog', { name: title });
      expect(dialog.textContent).toMatch(words);
      fireEvent.click(screen.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
    }
    expect(created).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByLabelText(/^firstname/)).toHaveProperty('value', 'A1');
  },
);
