import { channel, subscribe } from 'node:diagnostics_channel';
import { z } from 'zod';

/** A refusal as it is counted: of which operation ('POST /…'), its code, its sentence, and whether the contract says that it may be. */
const refusal = z.object({
  operation: z.string(),
  codigo: z.string(),
  mensaje: z.string(),
  isDeclared: z.boolean(),
});
export type Refusal = z.infer<typeof refusal>;

const CHANNEL = 'portal:refusal';
const said = channel(CHANNEL);

/** Says that the embedded registry refused a change. */
export const refused = (one: Refusal): void => said.publish(one);

/** Hears of every refusal in this process: metrics, and the tests that hold the declarations to what is answered. */
export function onRefusal(hear: (one: Refusal) => void): void {
  subscribe(CHANNEL, (message) => hear(refusal.parse(message)));
}
