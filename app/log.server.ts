import pino from 'pino';
import { onceForSettings } from './config.server';

const logger = onceForSettings((settings) =>
  pino({
    level: settings.NODE_ENV === 'test' ? 'silent' : 'info',
    // Errors may carry what a person sent: only their kind, text and place are kept.
    serializers: { error: pino.stdSerializers.err },
    redact: ['req.headers', '*.token', '*.password', '*.cookie'],
  }),
);

/** The log: one JSON line an event, without secrets or personal data. */
export const log = {
  info: (fields: object, message: string) => logger().info(fields, message),
  warn: (fields: object, message: string) => logger().warn(fields, message),
  error: (fields: object, message: string) => logger().error(fields, message),
};
