import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { useHas } from '~/components/frame/frame-context';
import { publicPage } from '~/components/page-title';
import type { Handle } from '~/scripts';
import { LIFE, sameForEverybody } from '~/session/page-cache/same-for-everybody.server';
import { answerTerm } from './generar-ticket/answer-term.server';

export const handle: Handle = { scripts: false };

export async function loader(args: LoaderFunctionArgs) {
  sameForEverybody(args, LIFE.page);
  return { plazo: await answerTerm(null) };
}

/** How to reach the registry (spec 2): help first, then a question in writing. */
export default function Contact() {
  const has = useHas();
  const { plazo } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Contáctenos</h1>
      <section aria-labelledby="primero-la-ayuda">
        <h2 id="primero-la-ayuda">Busque en la ayuda</h2>
        <p>
          Las respuestas a lo que más nos preguntan: cómo registrar y pagar un dominio, qué pasa cuando vence,
          cómo configurar el sitio web y el correo.
        </p>
        <p>
          <a className="button second" href={address.ayuda()}>
            Ir a la ayuda
          </a>
        </p>
      </section>
      <section aria-labelledby="una-consulta">
        <h2 id="una-consulta">Envíenos una consulta</h2>
        <p>
          Cuéntenos qué necesita y, si es por un dominio, cuál es. Puede adjuntar hasta 3 imágenes. Le damos
          un número, y la respuesta le llega por correo electrónico{plazo && ` en hasta ${plazo}`}.
        </p>
        <p>
          <a className="button" href={address.generarTicket()}>
            Enviar una consulta
          </a>
        </p>
      </section>
      {has(address.misTickets()) && (
        <section aria-labelledby="consultas-enviadas">
          <h2 id="consultas-enviadas">Siga una consulta que ya envió</h2>
          <p>
            Si inició sesión al enviarla, la encuentra en <a href={address.misTickets()}>Mis consultas</a>.
          </p>
          <p>
            Si la envió sin iniciar sesión, la respuesta le llega al correo que escribió. Para agregar algo,{' '}
            <a href={address.generarTicket()}>envíe otra</a> e indique el número de la primera.
          </p>
        </section>
      )}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) =>
  publicPage(
    matches,
    'Contáctenos',
    'Cómo comunicarse con el Registro .uy, el de los dominios .uy y .com.uy.',
  );
