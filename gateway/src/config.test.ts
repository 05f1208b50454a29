import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings messages and pictures stay on this machine and links name the server of the same start', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ smtpUrl: null, smsUrl: null, s3: null, publicUrl: 'http://localhost:4000' });
  expect(readConfig({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321');
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
});

test('the log has warnings and worse unless another level is named', () => {
  expect([readConfig({}).logLevel, readConfig({ LOG_LEVEL: 'error' }).logLevel]).toEqual(['warn', 'error']);
  expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL must be one of .*, not "loud"\.$/);
});

test('a gateway takes 20 connections unless another whole number is set, and never so few that it waits for itself', () => {
  expect([readConfig({}), readConfig({ DATABASE_CONNECTIONS: '4' })]).toMatchObject([
    { databaseConnections: 20 },
    { databaseConnections: 4 },
  ]);
  for (const wrong of ['1', '1001', '2.5', 'many'])
    expect(() => readConfig({ DATABASE_CONNECTIONS: wrong })).toThrow(/^DATABASE_CONNECTIONS must be a .*\.$/);
});

test('a gateway that is signalled to stop ends at once unless it is given up to a minute', () => {
  expect([readConfig({}), readConfig({ DRAIN_SECONDS: '2.5' })]).toMatchObject([{ drainMs: 0 }, { drainMs: 2_500 }]);
  for (const wrong of ['-1', '61', 'soon'])
    expect(() => readConfig({ DRAIN_SECONDS: wrong })).toThrow(/^DRAIN_SECONDS must be a number from 0 to 60/);
});

test('a store needs its bucket and keys', () => {
  const s3 = { FILES_S3_ENDPOINT: 'https://s3.example', FILES_S3_BUCKET: 'b', FILES_S3_ACCESS_KEY_ID: 'k' };
  expect(() => readConfig(s3)).toThrow('FILES_S3_SECRET_ACCESS_KEY is needed with FILES_S3_ENDPOINT.');
  expect(readConfig({ ...s3, FILES_S3_SECRET_ACCESS_KEY: 's' }).s3).toMatchObject({ bucket: 'b', region: 'us-east-1' });
});

test.each([
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['SMTP_URL', 'http://user:hidden@host'],
  ['SMS_URL', 'ftp://host'],
])('%s=%s is refused without repeating what may hold a password', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be an address that starts with`);
  expect(() => readConfig({ [name]: value })).not.toThrow(value);
});
