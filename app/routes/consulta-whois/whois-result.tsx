import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { ButtonLink } from '~/components/layout';
import { Summary } from '~/components/summary';
import { Tag } from '~/components/tag';
import { RESULTADO } from '~/components/use-arrival';
import { registroFallido } from '~/registry/domain/lifecycle';
import { enEpp, protegidoDe } from '~/registry/domain/prohibiciones';
import { palabraDeEstado } from '~/registry/domain/words/estados';
import { tonoDe } from './estado';
import type { Whois } from './look-up.server';
import { WhoisContact } from './whois-contact';

/** Public data of a registered name. */
export function WhoisResult({ whois, esPropio }: { whois: Whois; esPropio: boolean }) {
  const { nombre } = whois;
  return (
    <section aria-labelledby={RESULTADO} className="whois">
      <h2 id={RESULTADO} tabIndex={-1}>
        <DomainName nombre={nombre} />
      </h2>
      <Summary kind="beside" rows={[...standing(whois), ...datesOf(whois)]} />
      {esPropio && (
        <p>
          <ButtonLink href={address.verDominio(nombre)} kind="second">
            Administrar {nombre}
          </ButtonLink>
        </p>
      )}
      {!registroFallido(whois.estado) && <Contacts whois={whois} />}
      <h3>Servidores de nombres (nameservers)</h3>
      <Servers nombre={nombre} nameServers={whois.nameServers} />
      <Keys ds={whois.ds ?? []} />
      {!registroFallido(whois.estado) && <WhereFrom />}
    </section>
  );
}

function Contacts({ whois }: { whois: Whois }) {
  return (
    <div className="cards">
      {together(whois).map(({ roles, contacto }) => (
        <WhoisContact key={roles.join()} title={listed(roles)} contacto={contacto} />
      ))}
    </div>
  );
}

const WhereFrom = () => (
  <details>
    <summary>De dónde salen estos datos, y cómo se cambian</summary>
    <p>
      Estos datos son los que cada contacto declaró públicos; el correo para notificaciones no se muestra. Se
      cambian en el detalle del dominio. Quien es contacto administrativo, técnico o financiero también puede
      cambiar los suyos en <a href={address.misDatos()}>Mis datos</a> y aplicarlos desde ahí a sus dominios.
      Los programas los piden por <a href={address.rdap()}>RDAP</a>.
    </p>
  </details>
);

/** How it stands, and what is not let happen to it. */
function standing(whois: Whois) {
  const { estado, significa, prohibiciones = [] } = whois;
  const protegido = protegidoDe(prohibiciones);
  const value = (
    <>
      <Tag tono={tonoDe(estado)}>{palabraDeEstado(estado)}</Tag>{' '}
      {significa && <span className="hint">{significa}</span>}
      {registroFallido(estado) && (
        <p>
          Si lo pidió usted, o lo quiere registrar, <a href={address.contacto()}>contáctenos</a>.
        </p>
      )}
    </>
  );
  return [{ label: 'Estado', value }, ...(protegido ? protection(protegido, prohibiciones) : [])];
}

const datesOf = ({ fechaAlta, fechaVencimiento, actualizado }: Whois) => [
  ...(fechaAlta ? [{ label: 'Fecha de registro', value: <DateText value={fechaAlta} /> }] : []),
  ...(fechaVencimiento
    ? [{ label: 'Fecha de vencimiento', value: <DateText value={fechaVencimiento} /> }]
    : []),
  ...(actualizado ? [{ label: 'Último cambio', value: <DateText value={actualizado} withTime /> }] : []),
];

function Servers({ nombre, nameServers }: Pick<Whois, 'nombre' | 'nameServers'>) {
  if (nameServers.length === 0) return <p>No tiene servidores de nombres.</p>;
  return (
    <DataTable
      caption={`Servidores de nombres de ${nombre}`}
      hideCaption
      rows={nameServers}
      rowKey={({ nombre: servidor }) => servidor}
      columns={[
        { header: 'Servidor', rowHeader: true, cell: ({ nombre: servidor }) => servidor },
        {
          header: 'Dirección IP',
          cell: ({ ips, sinIp }) => sinIp ?? ips.map((ip) => <div key={ip}>{ip}</div>),
        },
      ]}
    />
  );
}

/** What is not let happen to it, in words, by whom and whom to ask; and in the standard's words. Why is not public. */
const protection = (protegido: string, prohibiciones: NonNullable<Whois['prohibiciones']>) => [
  {
    label: 'Protección',
    value: (
      <>
        {protegido}
        <p>
          Lo aplica{' '}
          {prohibiciones.some((each) => each.startsWith('server'))
            ? 'el Registro .uy, por pedido de su titular o por otra causa, que no se publica'
            : 'su registrador'}
          . Si es suyo y no sabe por qué, <a href={address.contacto()}>contáctenos</a>.
        </p>
      </>
    ),
  },
  { label: 'Códigos EPP', value: <p lang="en">{prohibiciones.map(enEpp).join(', ')}</p> },
];

/** After 'contacto'. */
const ROLES = [
  ['titular', ''],
  ['administrador', 'administrativo'],
  ['tecnico', 'técnico'],
  ['financiero', 'financiero'],
] as const;

interface Together {
  roles: string[];
  contacto: Whois['titular'];
}

/** The contacts in the order of their roles; who is several of them is there once. */
function together(whois: Whois): Together[] {
  const groups = new Map<string, Together>();
  for (const [rol, word] of ROLES) {
    const contacto = whois[rol];
    const key = JSON.stringify(contacto);
    groups.set(key, { roles: [...(groups.get(key)?.roles ?? []), word], contacto });
  }
  return [...groups.values()];
}

/** «Titular y contactos administrativo y técnico»: the word once, so that it is one line or two. */
function listed(roles: readonly string[]): string {
  if (roles.length === ROLES.length) return 'Titular y todos los contactos';
  const kinds = roles.filter(Boolean);
  const contacts =
    kinds.length > 0 &&
    `${kinds.length > 1 ? 'contactos' : 'contacto'} ${new Intl.ListFormat('es-UY').format(kinds)}`;
  const said = [kinds.length < roles.length && 'titular', contacts].filter(Boolean).join(' y ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The keys that the zone above vouches for, where there are any. */
function Keys({ ds }: { ds: NonNullable<Whois['ds']> }) {
  if (ds.length === 0) return null;
  return (
    <>
      <h3>Firma (DNSSEC)</h3>
      <ul>
        {ds.map(({ etiqueta, algoritmo, tipoDigest, digest }) => (
          <li key={`${etiqueta} ${digest}`}>
            <code>{`${etiqueta} ${algoritmo} ${tipoDigest} ${digest}`}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
