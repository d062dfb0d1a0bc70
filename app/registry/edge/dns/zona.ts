import type { Connection } from '~/database/connection.server';
import { capital } from '~/format';
import type { Inputs } from '../../contract';
import type { Servicio } from '../../contract/dns-formas';
import { REGISTROS_POR_ZONA } from '../../contract/dns-limites';
import { readArchivo, writeLinea } from '../../dns/archivo';
import { aplicada, diferencia, esVacia, porClave, seRetiraSola } from '../../dns/diferencia';
import { conPlantilla } from '../../dns/plantillas';
import type { Registro } from '../../dns/registro';
import { dejanDeServir } from '../../dns/servicios';
import { check, DEMASIADOS } from '../../dns/zona';
import { cuantosRegistros } from '../../domain/version-en-palabras';
import { cambio } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { dominioPara } from '../dominios/acceso';
import { persona } from '../implement';
import { deshacer, VERSIONES_A_LA_VISTA } from './deshacer';
import { deshechas, huellaDe, soloDeshizo, vuelvenAtras } from './deshechas';
import { conMotivos, imposible, type Propuesta, sinLinea } from './propuesta';
import { deshechoEnPalabras, tituloDeVersion } from './version-en-palabras';
import { haciaAtras } from './versiones-store';
import { dominioVisto } from './visible-domain';
import { requireAlojado, writeZona } from './write-zone';
import { findZona, listRegistros } from './zona-store';

type CambioDeZona = Inputs['dns']['compararZona']['cambio'];

/** A file in the place of the records, or beside them: then what is there already is left as it is. */
function importar(actuales: Registro[], texto: string, reemplazar: boolean, zona: string): Propuesta {
  const archivo = readArchivo(texto, zona);
  const base = reemplazar ? [] : actuales;
  const leidos = archivo.registros.map(({ registro }) => registro);
  const nuevos = new Set(diferencia(base, leidos).agregados);
  const deEllas = archivo.registros.filter(({ registro }) => nuevos.has(registro));
  const motivos = check([...base, ...deEllas.map(({ registro }) => registro)], zona);
  const choques = deEllas.flatMap(({ linea, texto: escrita, registro }) => {
    const motivo = motivos.get(registro);
    return motivo ? [{ linea, texto: escrita, motivo }] : [];
  });
  const despues = [...base, ...deEllas.map(({ registro }) => registro)];
  const errores = [...archivo.errores, ...choques].sort((uno, otro) => uno.linea - otro.linea);
  if (archivo.registros.length + errores.length === 0)
    errores.push(sinLinea('No hay ningún registro que importar.'));
  if (despues.length > REGISTROS_POR_ZONA) errores.unshift(sinLinea(DEMASIADOS));
  const correctos = archivo.registros.length - choques.length;
  return { cambio: diferencia(actuales, despues), errores, omitidas: archivo.omitidas, correctos };
}

async function proposeFor(
  connection: Connection,
  dominio: { id: number; nombre: string },
  actuales: Registro[],
  pedido: CambioDeZona,
): Promise<Propuesta> {
  switch (pedido.tipo) {
    case 'IMPORTAR':
      return importar(actuales, pedido.texto, pedido.reemplazar, dominio.nombre);
    case 'DESHACER':
      return deshacer(connection, dominio, actuales, pedido);
    case 'PLANTILLA': {
      const despues = conPlantilla(actuales, pedido.plantilla, pedido.direccion, dominio.nombre);
      return despues.ok ? conMotivos(actuales, despues.valor, dominio.nombre) : imposible(despues.motivo);
    }
  }
}

/** What a change of the whole zone would do to the records there are, how many there are after it, and what stops. */
async function propose(
  connection: Connection,
  dominio: { id: number; nombre: string },
  pedido: CambioDeZona,
): Promise<Propuesta & { quedan: number; dejan: Servicio[] }> {
  const actuales: Registro[] = (await listRegistros(connection, dominio.id)).map(
    ({ nombre, tipo, ttl, contenido }) => ({ nombre, tipo, ttl, contenido }),
  );
  const propuesta = await proposeFor(connection, dominio, actuales, pedido);
  const { quitados, agregados } = propuesta.cambio;
  return {
    ...propuesta,
    quedan: actuales.length - quitados.length + agregados.length,
    dejan: dejanDeServir(actuales, aplicada(actuales, propuesta.cambio), dominio.nombre),
  };
}

export const compararZona = persona.dns.compararZona.handler(async ({ context, input }) => {
  const dominio = await dominioVisto(context, input.nombreDominio);
  // Before the records: what is written meanwhile makes the confirmation be refused, not a comparison nobody saw be applied.
  const zona = await findZona(context.connection, dominio.id);
  const {
    cambio: propuesto,
    errores,
    omitidas,
    correctos,
    quedan,
    dejan,
    deshecho,
  } = await propose(context.connection, dominio, input.cambio);
  return {
    ...(deshecho && {
      deshecho: {
        titulo: tituloDeVersion(deshecho),
        momento: deshecho.momento,
        esElUltimo: deshecho.esElUltimo,
        rehace: deshecho.deNuevo,
      },
    }),
    versionZona: zona?.version ?? 0,
    quitados: propuesto.quitados.map(writeLinea),
    agregados: propuesto.agregados.map(writeLinea),
    errores,
    omitidas,
    correctos,
    quedan,
    dejan,
  };
});

const MOTIVOS = { IMPORTAR: 'IMPORTACION', PLANTILLA: 'PLANTILLA', DESHACER: 'DESHACER' } as const;

const CAMBIO_MIENTRAS =
  'Mientras usted miraba la comparación, los registros cambiaron. Compare de nuevo antes de aplicarla.';

export const cambiarZona = cambio(persona.dns.cambiarZona, async (op, input) => {
  const dominio = await dominioPara(op, input.nombreDominio, 'editarRegistros');
  requireAlojado(dominio);
  const version = (await findZona(op.trx, dominio.id))?.version ?? 0;
  if (version !== input.versionZona) throw new Rechazo('VERSION', CAMBIO_MIENTRAS);
  const { cambio: propuesto, errores, deshecho } = await propose(op.trx, dominio, input.cambio);
  const [primero] = errores;
  if (primero) throw new Rechazo('CAMPOS', primero.motivo, { general: primero.motivo });
  if (esVacia(propuesto)) throw new Rechazo('CAMPOS', 'La zona ya está así: no hay nada que cambiar.');
  await writeZona(op, dominio, MOTIVOS[input.cambio.tipo], propuesto, deshecho);
  if (input.cambio.tipo !== 'DESHACER') {
    const { quitados, agregados } = propuesto;
    return { mensaje: `${capital(cuantosRegistros(quitados.length, agregados.length))}.` };
  }
  const esUno = input.cambio.solo === true || deshecho?.esElUltimo === true;
  return { mensaje: deshechoEnPalabras(deshecho?.deNuevo ? 'REHACER' : esUno ? 'UNO' : 'VARIOS', propuesto) };
});

export const exportarZona = persona.dns.exportarZona.handler(async ({ context, input }) => {
  const { id, nombre } = await dominioVisto(context, input.nombreDominio);
  const lineas = (await listRegistros(context.connection, id)).map(writeLinea);
  return { texto: [`$ORIGIN ${nombre}.`, ...lineas, ''].join('\n') };
});

const LINEAS_DE_RESUMEN = 20;

export const versiones = persona.dns.versiones.handler(async ({ context, input }) => {
  const { connection } = context;
  const { id } = await dominioVisto(context, input.nombreDominio);
  const { version: last = 0 } = (await findZona(connection, id)) ?? {};
  const ahora = porClave(await listRegistros(connection, id));
  const found = [];
  for await (const cambio of haciaAtras(connection, id, Math.max(0, last - VERSIONES_A_LA_VISTA))) {
    const { version, momento, motivo, nombre, login, quitados, agregados } = cambio;
    const resumen = [
      ...quitados.slice(0, LINEAS_DE_RESUMEN).map((registro) => `− ${writeLinea(registro)}`),
      ...agregados.slice(0, LINEAS_DE_RESUMEN).map((registro) => `+ ${writeLinea(registro)}`),
    ].slice(0, LINEAS_DE_RESUMEN);
    const dicha = { momento, titulo: tituloDeVersion(cambio), usuario: nombre ?? login, resumen };
    const cuantos = { quitados: quitados.length, agregados: agregados.length };
    const huella = huellaDe(cambio);
    const { deshizo_desde, deshizo_hasta, rehace } = cambio;
    found.push({
      version,
      motivo,
      huella,
      deshizo_desde,
      deshizo_hasta,
      rehace,
      sola: seRetiraSola(ahora, cambio),
      dicha: { ...dicha, ...cuantos },
    });
  }
  const por = deshechas(found);
  const vuelven = vuelvenAtras(found);
  return {
    versiones: found.map(({ version, motivo, rehace, sola, dicha }, at) => {
      const yaPor = por.get(version) ?? null;
      const conLasSiguientes = vuelven[at] === true;
      return {
        version,
        motivo,
        ...dicha,
        deshacer: {
          sola: sola && yaPor === null,
          conLasSiguientes,
          yaPor,
          rehace: soloDeshizo({ motivo, rehace }),
        },
      };
    }),
  };
});
