import { ORPCError } from '@orpc/server';
import { z } from 'zod';
import { assuranceIn } from '../assurance';
import { SIN_PERMISOS_OPERACION } from '../domain/words/portal';

/** What each status says where the registry has no words of its own (spec 8). */
const WORDS: Record<number, readonly [codigo: string, mensaje: string]> = {
  400: ['PARAMETRO_INVALIDO', 'Revise los datos: faltan o no tienen el formato esperado.'],
  401: ['NO_AUTORIZADO', 'Debe iniciar sesión.'],
  403: ['NO_AUTORIZADO', SIN_PERMISOS_OPERACION],
  404: ['NO_ENCONTRADO', 'No se encontró lo solicitado.'],
  405: ['NO_ENCONTRADO', 'No existe esa operación.'],
  413: ['DEMASIADO_GRANDE', 'Lo enviado es demasiado grande.'],
  415: ['FORMATO_NO_ADMITIDO', 'Lo enviado no tiene un formato admitido.'],
  429: ['DEMASIADOS_PEDIDOS', 'Demasiados pedidos. Espere unos minutos.'],
  502: ['SIN_PROVEEDOR', 'El proveedor de identidad no responde.'],
};
const OTHERWISE = ['ERROR', 'Se produjo un error al procesar su solicitud.'] as const;

const issues = z.object({
  issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])).optional() })),
});

const REQUIRED = 'Falta este dato o no tiene el formato esperado.';

/** The fields of an input at fault, each by its path. */
function mapErrores(data: unknown): Record<string, string> {
  const found = issues.safeParse(data);
  if (!found.success) return {};
  return Object.fromEntries(
    found.data.issues.map(({ path = [] }) => [path.map(String).join('.') || 'general', REQUIRED]),
  );
}

/** An HTTP failure of the registry in the specification's envelope: `codigo`, `mensaje`, `mapErrores`, in Spanish. */
export function failureBody({ status, message, defined, data }: ORPCError<string, unknown>) {
  const pide = assuranceIn(data);
  if (pide)
    return { respuestaOK: false, codigo: 'CONFIRMAR_IDENTIDAD', mensaje: message, mapErrores: {}, pide };
  const [codigo, mensaje] = WORDS[status] ?? OTHERWISE;
  // What a handler says is written for people; what the library says is not.
  const own = defined || status === 504 || status === 503 ? message : mensaje;
  return { respuestaOK: false, codigo, mensaje: own, mapErrores: status === 400 ? mapErrores(data) : {} };
}

/** The same for an address that is no operation. */
export const noOperation = () => failureBody(new ORPCError('METHOD_NOT_SUPPORTED', { status: 405 }));
