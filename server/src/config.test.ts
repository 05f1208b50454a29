import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('settings of the server', () => {
  it('limit callers and describe operations to no one unless they are set', () => {
    const { rates, maxDelayMs, observability, trustedProxies } = readConfig({});
    expect(rates).toEqual({ cost: 1_000_000, sensitive: 300 });
    expect(maxDelayMs).toBe(1_000);
    expect(observability).toEqual({
      logLevel: 'warn',
      metrics: false,
      metricsToken: null,
      otlpEndpoint: null,
      traceRatio: 0.1,
    });
    expect(trustedProxies).toBe(false);
  });

  it('are read from the environment', () => {
    const config = readConfig({
      RATE_LIMIT_COST: '0',
      RATE_LIMIT_SENSITIVE: '5',
      MAX_DELAY_MS: '0',
      LOG_LEVEL: 'info',
      METRICS: 'on',
      METRICS_TOKEN: 'scrape',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '1',
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
    });
    expect(config).toMatchObject({
      rates: { cost: 0, sensitive: 5 },
      maxDelayMs: 0,
      observability: {
        logLevel: 'info',
        metrics: true,
        metricsToken: 'scrape',
        otlpEndpoint: 'http://collector:4318',
        traceRatio: 1,
      },
      trustedProxies: ['10.0.0.1', '10.0.0.2'],
    });
  });

  it.each([
    ['PORT', '70000'],
    ['DRAIN_SECONDS', '61'],
    ['RATE_LIMIT_COST', '-1'],
    ['MAX_DELAY_MS', '1s'],
    ['RATE_LIMIT_SENSITIVE', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS', 'perhaps'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['GATEWAY_URL', 'nowhere'],
    ['TRUSTED_PROXIES', '10.0.0.1, proxy'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    // D4 Each origin is named completely: a pattern, or `null`, could allow others by mistake.
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://*'],
    ['ALLOWED_ORIGINS', 'https://*.shop.example'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'https://bi.example/'],
    ['ALLOWED_ORIGINS', 'https://bi.example:443'],
    ['ALLOWED_ORIGINS', 'https://user@bi.example'],
    ['ALLOWED_ORIGINS', 'file://'],
    ['ALLOWED_ORIGINS', 'https://bi.example,'],
  ])('refuse %s=%s by its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it.each([undefined, 'taem-demo-client', 'secret', 'a'.repeat(40)])(
    'S11 refuse in production what everyone knows or could guess: the client secret %s',
    (secret) => {
      const env = { NODE_ENV: 'production', GATEWAY_CLIENT_SECRET: secret };
      expect(() => readConfig(env)).toThrow('GATEWAY_CLIENT_SECRET');
    },
  );

  it('S11 listen for this machine alone unless it is a real shop or said otherwise; metrics of a real shop have a token', () => {
    const real = { NODE_ENV: 'production', GATEWAY_CLIENT_SECRET: 'between-the-gateway-and-the-server' };
    const hosts = [{}, real, { HOST: '0.0.0.0' }].map((env) => readConfig(env).host);
    expect(hosts).toEqual(['127.0.0.1', '0.0.0.0', '0.0.0.0']);
    expect(() => readConfig({ ...real, METRICS: 'on' })).toThrow('METRICS_TOKEN');
  });

  it('F10 put what follows every username behind it: that of the demo shop, else that of a shop of one’s own', () => {
    const suffixOf = (env: NodeJS.ProcessEnv) => readConfig(env).merchantSuffix;
    const own = { GATEWAY_CLIENT_SECRET: 'between-the-gateway-and-the-server' };
    expect([suffixOf({}), suffixOf(own), suffixOf({ ...own, MERCHANT_SUFFIX: '@cafe' })]).toEqual([
      '@taem',
      '@shop',
      '@cafe',
    ]);
  });
});
