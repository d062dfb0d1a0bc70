import { ask } from './caller';

/** A process that approves as Elena the change that it is told, until somebody ends it. */
process.once(
  'message',
  (id) => void ask({ login: 'elena' }).candado.responder({ id: Number(id), decision: 'APROBAR' }),
);
process.send?.('ready');
