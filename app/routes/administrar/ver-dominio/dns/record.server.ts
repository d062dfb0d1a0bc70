import type { ActionFunctionArgs } from '@remix-run/node';
import type { Difference } from '~/components/form/meanwhile';
import { NO_FIELDS } from '~/components/form/screen-form';
import { RegistryFailure } from '~/registry/client.server';
import type { Outputs } from '~/registry/contract';
import type { EstructuraRegistro } from '~/registry/contract/dns-formas';
import { TTL_NORMAL } from '~/registry/contract/dns-limites';
import type { Id } from '~/registry/contract/ids';
import { rechazoDe } from '~/registry/contract/rechazo';
import { enTiempo } from '~/registry/domain/ttl-en-palabras';
import { idOf, notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { again, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { leadOnWhereItWaits } from '../../candado/waiting.server';
import { act, cualDe, toAct, wayOn } from '../domain.server';
import { refused } from '../meanwhile.server';
import { recordForm } from './asked';
import { changed } from './changed.server';
import { recordsOf, stateOf } from './dns.server';
import { ownerOf } from './in-words';
import { asForm, dotlessOf, PARA, timesWith, USUAL } from './record-words.server';

const idIn = ({ request }: RouteArgs): Id | undefined => {
  const id = new URL(request.url).searchParams.get('id');
  return id === null ? undefined : idOf(id);
};

type Found = Outputs['dns']['registro'];

/** The record that the address names: undefined for a new one, null where it is gone. */
async function recordIn(args: RouteArgs, nombreDominio: string): Promise<Found | null | undefined> {
  const idInterno = idIn(args);
  if (idInterno === undefined) return undefined;
  const { plainRegistry, failed } = await signedIn(args);
  try {
    return await plainRegistry.dns.registro({ nombreDominio, idInterno });
  } catch (error) {
    if (error instanceof RegistryFailure && error.kind === 'noEncontrado') return null;
    return failed(error, 'dns.registro', { nombreDominio });
  }
}

const GONE = 'Ese registro ya no existe: mientras tanto alguien lo cambió o lo eliminó.';

/** Where its type is known, what was typed can still be saved. */
const GONE_YET =
  'Ese registro ya no existe: alguien lo cambió o lo eliminó. Si lo guarda, se agrega como usted lo escribió.';

/** What the form of a record begins with: the one of the address, or an empty one of its type. */
export async function loadRecord(args: RouteArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'editarRegistros');
  const kept = await recordIn(args, nombre);
  const registro = kept ? kept.registro : kept;
  const query = new URL(args.request.url).searchParams;
  const given = query.get('tipo');
  // Where its type is known, what was typed for one that is gone can still be saved.
  if (registro === null && given === null) throw await done(args, volver, { tipo: 'aviso', texto: GONE });
  const { estructurasRegistros, versionZona } = await recordsOf(args);
  const tipo = registro?.tipo ?? given ?? 'A';
  const found = estructurasRegistros.find((each) => each.tipo === tipo) ?? estructurasRegistros[0];
  if (!found) throw notAvailable();
  const isOwn = (await stateOf(args))?.propia ?? false;
  const usual = USUAL[found.tipo] ?? {};
  const estructura = { ...asForm(found, isOwn), sinPunto: dotlessOf(nombre), usual };
  const campos = registro?.campos ?? [];
  const values: Record<string, string> = {
    ...(registro === undefined ? usual : {}),
    // A finding leads here with what mends it.
    ...(registro === undefined && estructura.tipo === 'TXT' ? { text: query.get('texto') ?? '' } : {}),
    ...Object.fromEntries(campos.map((campo) => [campo.nombre, campo.valor])),
    ttl: String(registro?.ttl ?? TTL_NORMAL),
  };
  return {
    id: idIn(args),
    nombre,
    // Titles name the record: others of its type may be of other names of the domain.
    de: registro?.nombre ?? nombre,
    volver,
    // What is saved as it was makes no version: nothing of it is new, nor to be taken back.
    hidden: { ...hidden, zona: versionZona },
    estructura,
    values,
    isNew: registro === undefined,
    gone: registro === null ? GONE_YET : null,
    isOwn,
    dejan: kept?.dejan,
    tiempos: timesWith(values.ttl ?? ''),
    tipos: estructurasRegistros.map((each) => ({ tipo: each.tipo, para: PARA[each.tipo] })),
  };
}

/** The same form with what was typed and how it will be: no more than that. */
export async function ver(args: ActionFunctionArgs, { form }: SignedSubmission) {
  const { estructura } = await loadRecord(args);
  return again(parseWithZod(form, { schema: schemaOf(recordForm(estructura)) }));
}

/** Adds a record, or changes the one of the address. */
export async function guardar(args: ActionFunctionArgs, submission: SignedSubmission) {
  const { estructura, values, gone } = await loadRecord(args);
  const { registros: antes } = await recordsOf(args);
  const asked = recordForm(estructura);
  const typed = parseWithZod(submission.form, { schema: schemaOf(asked) });
  if (typed.status !== 'success') return refuse(asked, typed);
  const cual = cualDe(args, submission);
  const { ttl = '', ...campos } = typed.value;
  const idInterno = idIn(args);
  const answer = await orNotAvailable(
    submission.registry.dns.guardarRegistro({
      ...cual,
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
  if (refusal) {
    await leadOnWhereItWaits(args, wayOn(args, cual.nombreDominio), cual.nombreDominio, refusal);
    return refused(
      submission,
      cual,
      refusal,
      refuse(asked, typed, refusal).data,
      written(estructura, typed.value, gone ? {} : values),
    );
  }
  const nombre = ownerOf(estructura, typed.value, cual.nombreDominio);
  const saved = { nombre, tipo: estructura.tipo, antes };
  return changed(args, submission, cual.nombreDominio, answer.mensajeRespuesta, saved);
}

type Values = Record<string, string>;

/** What was typed beside the record there is. */
const written = ({ estructuraCampos }: EstructuraRegistro, typed: Values, now: Values): Difference[] => [
  ...estructuraCampos.map(({ nombre, etiqueta }) => ({
    campo: etiqueta,
    suyo: typed[nombre] ?? '',
    actual: now[nombre] ?? '',
  })),
  { campo: 'TTL', suyo: enTiempo(Number(typed.ttl)), actual: now.ttl ? enTiempo(Number(now.ttl)) : '' },
];

export const eliminar = (args: ActionFunctionArgs, submission: SignedSubmission) =>
  act(
    args,
    submission,
    NO_FIELDS,
    (cual) => submission.registry.dns.eliminarRegistro({ ...cual, idInterno: idIn(args) ?? 0 }),
    { changed: ({ nombreDominio }, texto) => changed(args, submission, nombreDominio, texto) },
  );
