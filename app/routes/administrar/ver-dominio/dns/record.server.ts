import type { ActionFunctionArgs } from '@remix-run/node';
import { TTL_NORMAL } from '~/registry/contract/dns-limites';
import { rechazoDe } from '~/registry/contract/rechazo';
import { done } from '~/session/answers.server';
import { signedIn } from '~/session/guard.server';
import type { SignedSubmission } from '~/session/intents.server';
import { notAvailable, orNotAvailable } from '~/session/not-available.server';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { confirmed, cualDe, toAct, wayOn } from '../domain.server';
import { recordsOf } from './dns.server';
import { recordShape } from './shapes';

const idIn = ({ request }: RouteArgs): number | undefined => {
  const id = new URL(request.url).searchParams.get('id');
  if (id !== null && !/^\d{1,10}$/.test(id)) throw notAvailable();
  return id === null ? undefined : Number(id);
};

/** The record that the address names; undefined for a new one. */
async function recordIn(args: RouteArgs, nombreDominio: string) {
  const idInterno = idIn(args);
  if (idInterno === undefined) return undefined;
  const { registry } = await signedIn(args);
  return (await orNotAvailable(registry.dns.registro({ nombreDominio, idInterno }))).registro;
}

/** What the form of a record begins with: the one of the address, or an empty one of its type. */
export async function loadRecord(args: RouteArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'editarRegistros');
  const registro = await recordIn(args, nombre);
  const { estructurasRegistros } = await recordsOf(args);
  const tipo = registro?.tipo ?? new URL(args.request.url).searchParams.get('tipo') ?? 'A';
  const estructura = estructurasRegistros.find((each) => each.tipo === tipo) ?? estructurasRegistros[0];
  if (!estructura) throw notAvailable();
  const campos = registro?.campos ?? [];
  const values: Record<string, string> = {
    ...Object.fromEntries(campos.map((campo) => [campo.nombre, campo.valor])),
    ttl: String(registro?.ttl ?? TTL_NORMAL),
  };
  return {
    nombre,
    volver,
    hidden,
    estructura,
    values,
    isNew: !registro,
    tipos: estructurasRegistros.map((each) => each.tipo),
  };
}

/** The same form with what was typed and how it will be: no more than that. */
export async function ver(args: ActionFunctionArgs, { form }: SignedSubmission) {
  return typedIn(recordShape((await loadRecord(args)).estructura), form).again();
}

/** Adds a record, or changes the one of the address. */
export async function guardar(args: ActionFunctionArgs, submission: SignedSubmission) {
  const { estructura } = await loadRecord(args);
  const { value, refuse } = typedIn(recordShape(estructura), submission.form);
  const { nombreDominio, operacion } = cualDe(args, submission);
  const { ttl = '', ...campos } = value;
  const idInterno = idIn(args);
  const answer = await orNotAvailable(
    submission.registry.dns.guardarRegistro({
      nombreDominio,
      operacion,
      agregarRegistro: idInterno === undefined,
      registro: {
        tipo: estructura.tipo,
        ttl,
        idInterno,
        campos: Object.entries(campos).map(([nombre, valor]) => ({ nombre, valor })),
      },
    }),
  );
  const refusal = rechazoDe(answer);
  return refusal
    ? refuse(refusal)
    : done(args, wayOn(args, nombreDominio), { tipo: 'ok', texto: answer.mensajeRespuesta });
}

export const eliminar = (args: ActionFunctionArgs, submission: SignedSubmission) =>
  confirmed(args, submission, ({ nombreDominio, operacion }) =>
    submission.registry.dns.eliminarRegistro({ nombreDominio, operacion, idInterno: idIn(args) ?? 0 }),
  );
