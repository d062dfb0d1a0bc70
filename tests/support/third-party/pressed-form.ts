import { z } from 'zod';
import type { Registry } from '~/registry/contract';
import { contract } from '~/registry/contract';
import { operacion } from '~/registry/contract/base';

const schemaOf = (area: string, name: string): unknown => {
  const operations: Record<string, Record<string, { '~orpc': { inputSchema?: unknown } }>> = contract;
  return operations[area]?.[name]?.['~orpc'].inputSchema;
};

/** What a form of the portal sends: the key goes along where the contract has a place for it. */
function sentWith(key: string, area: string, name: string, input: Record<string, unknown>) {
  if (area === 'ticket' && name === 'generar') {
    const datos = JSON.parse(String(input.datosTicket));
    return { ...input, datosTicket: JSON.stringify({ ...datos, operacion: key }) };
  }
  const schema = schemaOf(area, name);
  return schema instanceof z.ZodObject && schema.shape.operacion === operacion
    ? { ...input, operacion: key }
    : input;
}

/** Whether a change is known by the key of its form, or by the sale that it confirms. */
export function isKeyed(change: string): boolean {
  const [area = '', name = ''] = (change.split(',')[0] ?? '').split('.');
  return change === 'carrito.finalizar' || 'operacion' in sentKeys(area, name);
}

const sentKeys = (area: string, name: string): object => {
  const sent = sentWith('una-clave', area, name, { datosTicket: '{}' });
  return area === 'ticket' ? { operacion: sent } : sent;
};

/** The registry as a form made with `key` asks it: pressed twice, it asks with the same. */
export const pressedWith = (registry: Registry, key: string): Registry =>
  new Proxy(registry, {
    get: (areas, area) =>
      new Proxy(Reflect.get(areas, area), {
        get: (operations, name) => (input?: Record<string, unknown>) =>
          Reflect.get(operations, name)(input && sentWith(key, String(area), String(name), input)),
      }),
  });
