import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { settings } from '~/base/config.server';
import { publicPage } from '~/components/page-title';
import { LIMIT_TOLD } from '~/rdap/limit.server';
import type { Handle } from '~/scripts';
import { LIFE, sameForEverybody } from '~/session/page-cache/same-for-everybody.server';
import styles from '~/styles/reading.css?url';

export const handle: Handle = { scripts: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export function loader(args: LoaderFunctionArgs) {
  sameForEverybody(args, LIFE.page);
  const { PUBLIC_URL, WHOIS_PORT } = settings();
  return { base: `${PUBLIC_URL}${address.rdap()}/`, limite: LIMIT_TOLD, puerto: WHOIS_PORT ?? null };
}

const EJEMPLOS = [
  ['domain/ñandú.uy', 'un dominio: su estado, sus fechas, sus contactos y sus servidores'],
  ['domain/XN--AND-6MA2C.UY', 'el mismo, escrito en punycode y en mayúsculas'],
  ['nameserver/ns1.nic.uy', 'un servidor de nombres, con sus direcciones'],
  ['entity/UY000001', 'un contacto, por su nic handle'],
  ['help', 'los términos de uso, los límites y qué no se publica'],
] as const;

/** What whois shows, for programs: how it is asked for. */
export default function Rdap() {
  const { base, limite, puerto } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Datos para programas (RDAP)</h1>
      <p className="lead">
        Lo que muestra <a href={address.whois()}>Whois</a> también se puede pedir desde un programa, por RDAP,
        el protocolo que usan los registros de todo el mundo.
      </p>
      <section aria-labelledby="ejemplos">
        <h2 id="ejemplos">Ejemplos</h2>
        <p>
          Todas las direcciones empiezan con <code>{base}</code>. Estas se pueden abrir desde aquí:
        </p>
        <ul>
          {EJEMPLOS.map(([path, what]) => (
            <li key={path}>
              <a href={`${address.rdap()}/${path}`}>{path}</a>: {what}.
            </li>
          ))}
        </ul>
        <p>
          La respuesta es un texto JSON. Un dominio que nadie tiene se responde con 404. No se ofrecen
          búsquedas, direcciones IP ni sistemas autónomos.
        </p>
      </section>
      <section aria-labelledby="que-no-se-publica">
        <h2 id="que-no-se-publica">Qué no se publica</h2>
        <p>
          El correo para notificaciones no se publica nunca, y de cada contacto se muestra solo lo que esa
          persona declaró público. Cada respuesta dice qué se omitió, en <code>redacted</code>.
        </p>
      </section>
      <section aria-labelledby="limites">
        <h2 id="limites">Límites</h2>
        <p>{limite} Si las pasa, la respuesta dice cuántos segundos hay que esperar.</p>
        {puerto !== null && (
          <p>
            Los programas que todavía usan whois preguntan lo mismo por el puerto {puerto}, con una línea que
            tenga el nombre.
          </p>
        )}
      </section>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) =>
  publicPage(
    matches,
    'Datos para programas (RDAP)',
    'Cómo consultar desde un programa los datos públicos de los dominios .uy y .com.uy.',
  );
