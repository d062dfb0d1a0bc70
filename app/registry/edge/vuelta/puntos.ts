import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import type { Diferencia } from '../../contract/diferencia';
import { writeDs } from '../../dns/dnssec';
import type { Foto } from '../../domain/history';
import { toULabels } from '../../domain/labels';
import { readNombre } from '../../domain/name';
import type { Punto } from '../../domain/vuelta-atras';
import { notFound } from '../context';
import { listDs } from '../dns/ds-store';
import { lineasDe } from '../dns/write-zone';
import { conocidosDe } from '../dominios/cambios-store';
import { diferenciasDe, SUCESOS_EN_PALABRAS } from '../dominios/historia-palabras';
import { cambiadas, fotoDe } from '../dominios/snapshot';
import { listNameservers } from '../dominios/store';
import { persona } from '../implement';
import { casoDe } from './caso';
import { type Anterior, loAnterior } from './lo-anterior';
import { findEntero } from './store';

/** Of a name that is another's by now, only what comes back is said: how it is served and paid today is theirs. */
const sinLoAjeno = (diferencias: Diferencia[], esDeOtro: boolean): Diferencia[] =>
  esDeOtro
    ? diferencias
        .map(({ campo, despues }) => ({ campo, antes: '', despues }))
        .filter(({ despues }) => despues !== '')
    : diferencias;

/** As many points as are of use to a person; the oldest is always among them. */
const A_LA_VISTA = 50;
const losQueSeVen = (puntos: readonly Punto[]): Punto[] =>
  puntos.length <= A_LA_VISTA ? [...puntos] : [...puntos.slice(0, A_LA_VISTA - 1), ...puntos.slice(-1)];

const puntoDTO = ({ version, momento, suceso, quien, cuantos, hasta }: Punto) => ({
  antesDe: version,
  momento,
  titulo: SUCESOS_EN_PALABRAS[suceso][1],
  quien,
  cuantos,
  hasta,
});

/** What of a name changes, in the words of its history. */
async function diferenciasCon(
  connection: Connection,
  dominio: Dominio,
  anterior: Anterior,
): Promise<Diferencia[]> {
  const { columnas, servidores, ds, registros, firmada } = anterior;
  const changed = cambiadas(dominio, columnas);
  const despues = { ...dominio, ...columnas };
  const conocidos = await conocidosDe(connection, [dominio, despues], changed);
  const foto = (one: Dominio): Foto => fotoDe(one, changed, conocidos);
  const ahora: Foto = { ...foto(dominio) };
  const luego: Foto = { ...foto(despues) };
  if (servidores) Object.assign(ahora, { servidores: await listNameservers(connection, dominio.id) });
  if (ds) Object.assign(ahora, { ds: (await listDs(connection, dominio.id)).map(writeDs) });
  Object.assign(
    luego,
    servidores && { servidores },
    ds && { ds: ds.map(writeDs) },
    firmada !== undefined && { firmada },
  );
  if (firmada !== undefined) ahora.firmada = !firmada;
  if (registros) {
    ahora.registros = lineasDe(registros.quitados);
    luego.registros = lineasDe(registros.agregados);
  }
  return diferenciasDe(ahora, luego);
}

export const puntos = persona.vuelta.puntos.handler(async ({ context, input }) => {
  const { connection, usuario, now } = context;
  const ascii = readNombre(input.nombreDominio);
  const dominio = ascii ? await findEntero(connection, ascii) : undefined;
  const caso = dominio && (await casoDe(connection, dominio, { usuarioId: usuario.id, now }, input.antesDe));
  if (!dominio || !caso) throw notFound();
  const { puede, elegido, esDeOtro } = caso;
  const seAprueba = !puede.permitido && puede.seAprueba === true;
  const anterior =
    elegido && (await loAnterior(connection, dominio, { foto: elegido.foto, seLoLlevaron: esDeOtro, now }));
  return {
    nombreDominio: toULabels(dominio.nombre),
    version: dominio.version,
    motivo: puede.permitido || seAprueba ? '' : puede.motivo,
    aviso: seAprueba ? puede.motivo : '',
    esDeOtro,
    puntos: losQueSeVen(caso.puntos).map(puntoDTO),
    elegido:
      elegido && anterior
        ? {
            punto: puntoDTO(elegido.punto),
            diferencias: sinLoAjeno(await diferenciasCon(connection, dominio, anterior), esDeOtro),
          }
        : null,
  };
});
