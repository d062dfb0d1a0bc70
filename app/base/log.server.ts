import pino from 'pino';
import { onceForSettings } from './config.server';
import { marks } from './request-marks';
import { traceMarks } from './tracing';

const CAUSES = 4;

/** What is kept of an error: databases and providers hang on it what a person sent, and that is not for the log. */
type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
};

/** The kind, text and place of an error and of what caused it, and nothing else that it carries. */
export function loggedError(error: unknown, causes = CAUSES): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message,
    ...(code && { code }),
    ...(stack && { stack }),
    ...(cause !== undefined && causes > 0 && { cause: loggedError(cause, causes - 1) }),
  };
}

const logger = onceForSettings((settings) =>
  pino({
    mixin: () => ({ ...marks(), ...traceMarks() }),
    level: settings.NODE_ENV === 'test' ? 'silent' : 'info',
    // A text is one that we chose: the code of a refusal.
    serializers: { error: (error: unknown) => (typeof error === 'string' ? error : loggedError(error)) },
    redact: ['req.headers', '*.token', '*.password', '*.cookie'],
  }),
);

/** The log: one JSON line an event, without secrets or personal data. */
export const log = {
  info: (fields: object, message: string) => logger().info(fields, message),
  warn: (fields: object, message: string) => logger().warn(fields, message),
  error: (fields: object, message: string) => logger().error(fields, message),
};
