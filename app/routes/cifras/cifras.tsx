import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { publicPage } from '~/components/page-title';
import { CADA_MINUTOS } from '~/registry/domain/cifras';
import type { Handle } from '~/scripts';
import { LIFE, sameForEverybody } from '~/session/page-cache/same-for-everybody.server';
import styles from '~/styles/figures.css?url';
import { readFigures } from './figures.server';
import { Names } from './names';
import { PATIENCE, Spreads, Times, Uptimes } from './services';
import { ThisMonth } from './this-month';
import { monthOf } from './words';

export const handle: Handle = { scripts: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Totals by months, the same for everybody. */
export async function loader(args: LoaderFunctionArgs) {
  const figures = await readFigures(args);
  sameForEverybody(args, LIFE.page);
  return figures;
}

export default function Figures() {
  const { meses, hasta } = useLoaderData<typeof loader>();
  const [thisMonth] = meses;
  return (
    <>
      <h1>
        Cifras del <span className="unbroken">Registro .uy</span>
      </h1>
      <p className="lead">
        Cómo respondieron nuestros servicios, este mes y en los doce anteriores. La demora es el tiempo que
        alcanzó para 95 de cada 100 respuestas.
      </p>
      {thisMonth && <ThisMonth mes={thisMonth} title={`Este mes: ${monthOf(thisMonth.mes)}`} />}
      <h2>Servicio, mes a mes</h2>
      <Uptimes meses={meses} />
      <h2>Demoras, mes a mes</h2>
      <Spreads meses={meses} />
      <Times meses={meses} />
      {hasta && (
        <>
          <h2>Qué pasó con los dominios</h2>
          <Names meses={meses} hasta={hasta} />
        </>
      )}
      <h2>Las mismas cifras en archivos</h2>
      <ul>
        <li>
          <a href={address.cifrasEnCsv('servicios')}>Servicios y demoras (CSV)</a>
        </li>
        {hasta && (
          <li>
            <a href={address.cifrasEnCsv('dominios')}>Dominios por mes (CSV)</a>
          </li>
        )}
      </ul>
      <Method withRegistry={hasta !== null} />
    </>
  );
}

/** How it is measured, and what is not known. */
function Method({ withRegistry }: { withRegistry: boolean }) {
  return (
    <section className="prose" aria-labelledby="como-se-mide">
      <h2 id="como-se-mide">Cómo se mide</h2>
      <p>
        Cada {CADA_MINUTOS} minutos un programa nuestro consulta cada servicio por su dirección pública, como
        lo haría cualquier persona. Cada respuesta cuenta por {CADA_MINUTOS} minutos. Si en {PATIENCE} no
        llega, o llega con error, cuenta como sin respuesta. Los minutos en que no consultó figuran como sin
        medir: no se cuentan ni como buenos ni como malos. El programa está en nuestra red: si lo que falla es
        el camino entre usted y nosotros, no lo ve.
      </p>
      <details>
        <summary>Las demoras, y lo que pide ICANN</summary>
        <p>
          Las demoras se redondean hacia arriba, y lo que ICANN pide de ellas es de 95 de cada 100.
          {withRegistry && (
            <>
              {' '}
              La de publicar un cambio en el DNS va desde que se guarda hasta que nuestros servidores lo
              responden; la de un correo, desde que se escribe hasta que lo acepta el servidor de quien lo
              recibe, y no cuenta los que nadie aceptó. Estas dos, y los dominios, se cuentan por días
              terminados.
            </>
          )}
        </p>
        <p>
          ICANN es la organización que coordina los nombres de Internet. No tiene contrato con este registro:
          lo que pide a los que sí lo tienen sirve para comparar. Las cifras son las de la Especificación 10
          de su contrato base, en la versión del 30 de abril de 2023. Los 5 segundos de RDAP son los que usa
          el programa con que ICANN lo controla: no los pudimos leer en el contrato. Whois ya no lo exige
          desde el 28 de enero de 2025; lo comparamos con lo que pedía. Del DNS se mira una consulta por UDP.
        </p>
        <p>
          ICANN también pide cosas que no medimos: cada servidor DNS por separado, las consultas por TCP, en
          cuánto tiempo un cambio se ve en RDAP y en whois, y EPP, que este registro no ofrece.
        </p>
      </details>
      <p>Son totales por mes: no dicen quién consultó, ni quién tiene qué dominio.</p>
    </section>
  );
}

export const meta: MetaFunction = ({ matches }) =>
  publicPage(
    matches,
    'Cifras del Registro .uy',
    'Disponibilidad y demoras de los servicios del registro .uy, y dominios registrados y perdidos, mes a mes.',
  );
