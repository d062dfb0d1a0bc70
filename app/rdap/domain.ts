import { palabraDeEstado } from '~/registry/domain/words/estados';
import { significadoDe } from '~/registry/domain/words/significado';
import type { NombrePublico } from '~/registry/public-registry';
import { contactsOf, entityOf } from './entity';
import { eventsOf } from './events';
import type { Domain } from './json';
import { bothForms, nameserversOf } from './nameserver';
import { placeOf, selfLink } from './place';
import { redactedOfDomain } from './redacted';
import { statusOf } from './status';

/** What its zone above vouches for; not there where the registry does not say. */
function secureDns({ ds }: NombrePublico): Pick<Domain, 'secureDNS'> {
  if (!ds) return {};
  const dsData = ds.map(({ etiqueta, algoritmo, tipoDigest, digest }) => ({
    keyTag: etiqueta,
    algorithm: algoritmo,
    digestType: tipoDigest,
    digest,
  }));
  return { secureDNS: { delegationSigned: ds.length > 0, ...(ds.length > 0 && { dsData }) } };
}

/** What its state means, in words, where it is not the normal one. */
function remarks(name: NombrePublico): Pick<Domain, 'remarks'> {
  const palabra = palabraDeEstado(name.estado);
  const significa = significadoDe(name);
  return name.estado === 'REGISTRADO'
    ? {}
    : { remarks: [{ title: `Estado: ${palabra}`, description: [significa ?? palabra] }] };
}

const withStatus = (status: string[] | undefined) => (status ? { status } : {});

/** A name as RDAP says it (RFC 9083, 5.3); of another edge (`isOwn` false) it is not known what was left out. */
export function domainOf(name: NombrePublico, { origin, isOwn }: { origin: string; isOwn: boolean }): Domain {
  const names = bothForms(name.nombre);
  return {
    objectClassName: 'domain',
    ...names,
    ...withStatus(statusOf({ ...name, isServed: name.nameServers.length > 0 })),
    events: eventsOf(name),
    nameservers: nameserversOf(name.nameServers),
    ...secureDns(name),
    entities: contactsOf(name).map(({ contacto, roles }) =>
      entityOf(contacto, roles, { origin, isKnown: isOwn }),
    ),
    links: [selfLink(placeOf(origin, `domain/${names.ldhName}`))],
    ...remarks(name),
    ...(isOwn && { redacted: redactedOfDomain(name) }),
  };
}
