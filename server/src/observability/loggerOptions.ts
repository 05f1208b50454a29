import type { LogLevel } from './ObservabilitySettings.ts';
import { standardOutput } from './standardOutput.ts';

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
};

/**
 * Configures structured logs. An error is logged only with what a developer needs, because its properties may contain
 * personal data.
 */
export function loggerOptions(level: LogLevel, stream?: { write(line: string): void }) {
  return {
    level,
    serializers: { err: loggedError },
    redact: ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization', 'headers.cookie'],
    stream: stream ?? standardOutput(),
  };
}

function loggedError(error: Error): LoggedError {
  const { name, message, stack, cause } = error;
  return { type: name, message, stack: stack ?? '', ...(cause instanceof Error && { cause: loggedError(cause) }) };
}
