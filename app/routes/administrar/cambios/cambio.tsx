import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { now, stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { ActionButton } from '~/components/form/action-button';
import { Actions, ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { Tag } from '~/components/tag';
import { count, dateTime } from '~/format';
import { CONTACTO_DE, ROL_DE } from '~/registry/domain/roles';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { insistir } from './insist.server';
import { RESULTADOS } from './words';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

/** As often as the page looks again while the change goes on. */
const SECONDS = 5;

/** A bulk change: how far it is, and what became of each domain. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const id = idOf(args.params.id);
  const query = new URL(args.request.url).searchParams;
  const despuesDe = Math.max(0, Math.trunc(Number(query.get('despuesDe') ?? 0)) || 0);
  const { cambioMasivo } = await orNotAvailable(registry.administracion.verCambioMasivo({ id }));
  const { resultados } = await registry.administracion.resultadoCambioMasivo({ id, despuesDe });
  const lista = query.get('lista') ?? '';
  const hidden = { operacion: randomId(), vistoEn: stamp(now()) };
  return { cambio: cambioMasivo, resultados, lista, hidden };
}

export const action = intents({ insistir });

/** What was changed, and of a contact which one. */
function headingOf({ accion, tipoContacto }: Loaded['cambio']): string {
  if (accion === 'EDITAR_CUENTA') return 'Modificación de la forma de pago';
  if (accion === 'ELIMINAR_CUENTA') return 'Eliminación de la forma de pago';
  if (!tipoContacto) return 'Modificación de contactos';
  return tipoContacto === 'TITULAR'
    ? 'Modificación de los datos del titular'
    : `Modificación del ${CONTACTO_DE[ROL_DE[tipoContacto]]}`;
}

export default function BulkChange() {
  const { cambio, resultados, lista, hidden } = useLoaderData<typeof loader>();
  const last = resultados.at(-1)?.orden ?? 0;
  return (
    <>
      <h1>{headingOf(cambio)}</h1>
      <p role="status">{progress(cambio)}</p>
      {cambio.conflictos > 0 && <Left conflictos={cambio.conflictos} hidden={hidden} />}
      <div className="told">
        <DataTable
          brief
          caption="Resultado por dominio"
          hideCaption
          rows={whatIsLeftFirst(resultados)}
          rowKey={({ orden }) => orden}
          columns={[
            {
              header: 'Dominio',
              rowHeader: true,
              cell: ({ nombre }) => (
                <a href={address.verDominio(nombre)}>
                  <DomainName nombre={nombre} />
                </a>
              ),
            },
            { header: 'Resultado', cell: ({ resultado, mensaje }) => <Became {...{ resultado, mensaje }} /> },
          ]}
        />
      </div>
      {last < cambio.total && resultados.length > 0 && (
        <p className="act">
          <a href={address.cambioMasivo(cambio.id, { despuesDe: last, lista })}>Ver los siguientes</a>
        </p>
      )}
      <p className="act">
        <a href={address.resultadoDeCambio(cambio.id)}>Descargar el resultado (CSV)</a>
      </p>
      <Actions>
        <ButtonLink href={address.listaDeDominios(lista)} kind="second">
          Volver a Mis dominios
        </ButtonLink>
      </Actions>
    </>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/**
 * Which account or contact is put: told where what changed is, for one is not known from the other by how many they are. Whose data were put is true
 * of a new contact, and of one of whom a telephone changed.
 */
function put({ accion, tipoContacto, pone }: Loaded['cambio'], isOver: boolean): string {
  if (!pone) return '';
  if (accion === 'EDITAR_CUENTA') return ` Se ${isOver ? 'puso' : 'pone'} la cuenta «${pone}».`;
  if (!tipoContacto) return '';
  const data = `los datos del ${CONTACTO_DE[ROL_DE[tipoContacto]]}`;
  return ` Se ${isOver ? 'cambiaron' : 'cambian'} ${data}: ${isOver ? 'quedaron' : 'quedan'} los de ${pone}.`;
}

/** How far it is and what of; once it is over, how many stayed as they were. */
function progress(cambio: Loaded['cambio']): string {
  const { estado, procesados, cambiados, noCambiados, total, terminadoEn } = cambio;
  const all = count(total, 'dominio', 'dominios');
  if (estado === 'EN_CURSO')
    return `En curso: ${procesados} de ${all}.${put(cambio, false)} Sigue aunque cierre esta página, que se actualiza sola.`;
  const done = `Terminada${terminadoEn ? ` el ${dateTime(terminadoEn)}` : ''}: ${cambiados === 1 ? 'se modificó' : 'se modificaron'} ${cambiados} de ${all}.${cambiados > 0 ? put(cambio, true) : ''}`;
  if (noCambiados === 0) return done;
  const others = noCambiados === 1 ? '1 quedó como estaba' : `${noCambiados} quedaron como estaban`;
  return `${done} ${others}: abajo se dice por qué.`;
}

/** What stayed as it was is what there is to read, and perhaps to do: it comes before what was changed, each as it was asked. */
const whatIsLeftFirst = (resultados: Loaded['resultados']): Loaded['resultados'] => {
  const isLeft = ({ resultado }: Loaded['resultados'][number]) => RESULTADOS[resultado].tono === 'aviso';
  return [...resultados.filter(isLeft), ...resultados.filter((each) => !isLeft(each))];
};

/** What became of a name, and why where the word does not say it. */
function Became({ resultado, mensaje }: Pick<Loaded['resultados'][number], 'resultado' | 'mensaje'>) {
  const { tono, word } = RESULTADOS[resultado];
  return (
    <>
      <Tag tono={tono}>{word}</Tag>
      {mensaje && mensaje !== `${word}.` && ` ${mensaje}`}
    </>
  );
}

/** Names that others changed meanwhile: as they are now, for the person to choose. */
function Left({ conflictos, hidden }: { conflictos: number; hidden: Record<string, string> }) {
  const which = count(conflictos, 'dominio', 'dominios');
  return (
    <Notice tipo="aviso" title={`Otra persona cambió ${which} mientras usted preparaba este cambio`}>
      <p>
        Quedaron como los dejó: abajo se dice cómo están ahora. Elija: puede dejarlos así o poner lo suyo.
      </p>
      <ActionButton intencion="insistir" kind="second" fields={hidden} pending="Modificando...">
        Poner lo mío en {which}
      </ActionButton>
    </Notice>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageTitle(matches, data ? headingOf(data.cambio) : INFORMACION_NO_DISPONIBLE, 'Mis dominios'),
  ...(data?.cambio.estado === 'EN_CURSO' ? [{ httpEquiv: 'refresh', content: String(SECONDS) }] : []),
];
