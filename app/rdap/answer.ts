import { toALabels } from '~/registry/domain/labels';
import { MENSAJES } from '~/registry/domain/name';
import {
  estaRegistrado,
  type NombrePublico,
  type PublicRegistry,
  type ServidorPublico,
} from '~/registry/public-registry';
import { domainOf } from './domain';
import { entityOf } from './entity';
import type { Notice } from './json';
import { nameserverOf } from './nameserver';
import { helpNotices, noticesOf } from './notices';
import { placeOf, selfLink } from './place';
import type { Question } from './question';
import { redactedOfEntity } from './redacted';
import { found, help, type Reply, refusal } from './reply';

/** What an answer is made with: where the service stands and which registry is asked. */
export interface Asked {
  origin: string;
  registry: PublicRegistry;
}

const NOT_OURS: Notice = {
  title: 'No es de este registro',
  description: ['Para saber quién responde por ese nombre, consulte el registro de arranque de IANA.'],
  links: [
    {
      value: 'https://data.iana.org/rdap/dns.json',
      rel: 'related',
      href: 'https://data.iana.org/rdap/dns.json',
      type: 'application/json',
    },
  ],
};

const BAD = refusal(
  400,
  'Consulta incorrecta',
  'No se entiende lo que se preguntó. Lo que se puede preguntar está en help.',
);
const NOT_OFFERED = refusal(
  501,
  'No disponible',
  'Este registro no ofrece búsquedas, direcciones IP ni sistemas autónomos.',
);
const notHere = (what: string) => refusal(404, 'No se encontró', what);
const notOurs = () => refusal(404, 'No se encontró', MENSAJES.NO_PERTENECE, { notices: [NOT_OURS] });
const NOT_SAID = refusal(501, 'No disponible', 'El registro que se consulta no responde por esos datos.');

/** What is no name in whatever zone; any other is a name of somebody else's. */
const NONSENSE: readonly string[] = [MENSAJES.FORMATO, MENSAJES.HOST, MENSAJES.ESPACIOS, MENSAJES.VACIO];

/** A name that is not shown, and why. */
function noName({ codigo, mensaje, nombre, estado }: NombrePublico): Reply {
  switch (codigo) {
    case 'OK':
    case 'ERROR_DOMINIO_NO_EXISTE':
      return notHere(
        estado === 'RESERVADO'
          ? `El dominio ${nombre} está reservado y no se puede registrar.`
          : `El dominio ${nombre} no está registrado.`,
      );
    case 'ERROR_DOMINIO_NO_PERTENECE':
    case 'PARAMETRO_REQUERIDO':
      return NONSENSE.includes(mensaje) ? refusal(400, 'Consulta incorrecta', mensaje) : notOurs();
    case 'CAPTCHA_INVALIDO':
      return refusal(
        503,
        'No disponible',
        'El registro que se consulta pide un captcha. Use la página de whois.',
      );
    case 'ERROR':
      return refusal(503, 'No disponible', 'El registro no pudo responder. Inténtelo en unos minutos.');
  }
}

async function domain(ascii: string, { origin, registry }: Asked): Promise<Reply> {
  const name = await registry.nombre(ascii);
  if (!estaRegistrado(name)) return noName(name);
  // What is read tolerantly for people (`www.`) is another name to a machine.
  if (toALabels(name.nombre) !== ascii) return notHere(`No hay ningún dominio ${ascii}.`);
  const isOwn = registry.propio !== undefined;
  const place = placeOf(origin, `domain/${ascii}`);
  return found(domainOf(name, { origin, isOwn }), noticesOf(origin, { place, isDomain: true, isOwn }));
}

async function entity(handle: string, { origin, registry }: Asked): Promise<Reply> {
  if (!registry.propio) return NOT_SAID;
  const contacto = await registry.propio.contacto(handle);
  if (!contacto) return notHere(`No hay ningún contacto ${handle} en un dominio registrado.`);
  const redacted = redactedOfEntity(contacto);
  const place = placeOf(origin, `entity/${handle}`);
  return found(
    { ...entityOf(contacto, [], { origin, isKnown: true }), redacted },
    noticesOf(origin, { place, isDomain: false, isOwn: true }),
  );
}

function nameserver(ascii: string, origin: string, { pertenece, servidor }: ServidorPublico): Reply {
  if (!pertenece) return notOurs();
  if (!servidor)
    return notHere(`Ningún dominio de este registro tiene el servidor ${ascii} con su dirección.`);
  const place = placeOf(origin, `nameserver/${ascii}`);
  return found(
    { ...nameserverOf(ascii, servidor), links: [selfLink(place)] },
    noticesOf(origin, { place, isDomain: false, isOwn: true }),
  );
}

/** Answers a question of RDAP: the same to whoever asks. */
export async function answerTo(question: Question, asked: Asked): Promise<Reply> {
  switch (question.kind) {
    case 'help':
      return help(helpNotices(asked.origin));
    case 'domain':
      return domain(question.ascii, asked);
    case 'entity':
      return entity(question.handle, asked);
    case 'nameserver':
      return asked.registry.propio
        ? nameserver(question.ascii, asked.origin, await asked.registry.propio.servidor(question.ascii))
        : NOT_SAID;
    case 'not implemented':
      return NOT_OFFERED;
    case 'bad':
      return BAD;
  }
}
