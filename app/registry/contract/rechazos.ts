import { z } from 'zod';
import { codigosDe } from '../domain/acciones';
import { operacion } from './base';
import { CODIGOS_IDENTIDAD, type Codigo, type Rechazos } from './codigos';

/** An entry of the contract, as far as its refusals are concerned. */
export interface ConRechazos {
  '~orpc': { meta?: { acceso?: string; rechazos?: Rechazos }; inputSchema?: unknown };
}

/** What the input of a change brings along: it was made from something older, or sent before with other data. */
function deEntrada(inputSchema: unknown): Codigo[] {
  if (!(inputSchema instanceof z.ZodObject)) return [];
  const { shape } = inputSchema;
  const deVersion: Codigo[] = 'version' in shape ? ['VERSION'] : [];
  return shape.operacion === operacion ? ['OPERACION_REPETIDA', ...deVersion] : deVersion;
}

/**
 * Every code that an operation can be refused with, each once, in order: its declaration's, the permission table's for its
 * acts, and those that its input brings. What is not among them it never answers (`cambio` counts it as undeclared).
 */
export function rechazosDe({ '~orpc': { meta, inputSchema } }: ConRechazos): Codigo[] {
  const { acciones = [], otros = [], confirma } = meta?.rechazos ?? {};
  const asked: readonly Codigo[] = confirma ? CODIGOS_IDENTIDAD : [];
  const brought = meta?.acceso !== 'publico' ? deEntrada(inputSchema) : [];
  return [...new Set([...acciones.flatMap(codigosDe), ...otros, ...asked, ...brought])].sort();
}
