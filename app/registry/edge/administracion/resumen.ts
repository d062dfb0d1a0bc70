import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Outputs } from '../../contract';
import { toULabels } from '../../domain/labels';
import { seRenuevaSola } from '../../domain/lifecycle';
import { permiso, permisosDe } from '../../domain/permissions';
import { vistaDe } from '../../domain/retenciones';
import { situacionDe } from '../../domain/situacion';
import { sectionsAlone } from '../../sections-alone';
import type { EdgeContext } from '../context';
import { failsAlone } from '../failed-section';
import { persona } from '../implement';
import { usuarioDTO } from '../mensajes/present';
import { listUsuario } from '../mensajes/store';
import { listaDePeligros } from '../peligros/present';
import { suyoDe } from '../quien/suyo';
import { pedidasA } from '../transferencias/pedidas';
import type { Filtro } from './filtro-de-nombres';
import { listaDe } from './list-page';
import { type Cuantos, filtrosDe, sugerencias, TIPOS, TITULOS } from './resumen-rules';
import { findListo } from './resumen-store';
import { finDelPlazo } from './rules';
import type { Propio } from './store';

type Resumen = Outputs['usuario']['resumen']['resumen'];
type Importante = Resumen['dominiosImportantes'][number]['dominios'][number];

/** The messages box has ten and no pager (spec 9); of each kind some names are shown, the rest is in the list. */
const MENSAJES = 10;
const MUESTRA = 5;
const PRIMEROS = { pagina: 1, tamano: MENSAJES, desde: 0 };
const PRIMEROS_PELIGROS = { desde: 0, cantidad: 3 };

async function mensajesDe({ connection }: EdgeContext, usuarioId: number) {
  return (await listUsuario(connection, { usuarioId }, PRIMEROS)).map(usuarioDTO);
}

/** A name with what happens to it by itself, and what its person may do about it. */
function importante(row: Propio, now: Temporal.Instant): Importante {
  const hoy = dayOf(now);
  const situacion = situacionDe(row, now, hoy);
  const { puedeRenovar, puedeRecuperar } = permisosDe(situacion, 'LISTA');
  const puedeCambiarCuenta = permiso('cambiarCuentaPago', situacion).permitido;
  const [retencion] = situacion.retenciones;
  return {
    nombre: toULabels(row.nombre),
    fechaVencimiento: row.fecha_vencimiento,
    tiempoAntesEliminacion: finDelPlazo(row, hoy)?.dias ?? null,
    renovacionAutomatica: situacion.estado === 'REGISTRADO' && seRenuevaSola(row, hoy),
    puedeRenovar,
    puedeRecuperar,
    puedeCambiarCuenta,
    leFaltaCuenta: puedeCambiarCuenta && row.cuenta_pago_id === null,
    ...(retencion && { retencion: vistaDe(retencion).resumen }),
  };
}

/**
 * Names that need attention, by kind: the first ones, of the list that each number leads to, that nobody's account renews.
 * Those that one renews are left out before the first ones are taken: enough of them would hide a name that is lost. What is held
 * is told however it is renewed.
 */
async function importantes(
  lista: Awaited<ReturnType<typeof listaDe>>,
  cuantos: Cuantos,
  filtros: Record<(typeof TIPOS)[number], Filtro>,
  now: Temporal.Instant,
): Promise<Resumen['dominiosImportantes']> {
  const kinds = TIPOS.filter((tipo) => cuantos[tipo] > 0);
  const partes = await lista.partes(
    kinds.map((tipo) => ({ ...filtros[tipo], ...(tipo !== 'RETENIDO' && { sinLasQueSeRenuevan: true }) })),
    { desde: 0, cantidad: MUESTRA },
  );
  return kinds.map((tipo, at) => {
    const dominios = (partes[at] ?? []).map((row) => importante(row, now));
    return { tipo, titulo: TITULOS[tipo], total: cuantos[tipo], dominios };
  });
}

export const resumen = persona.usuario.resumen.handler(async ({ context }) => {
  const { connection, now, usuario } = context;
  const filtros = filtrosDe(dayOf(now));
  const lista = await listaDe(context);
  const cuantos = await lista.cuantos(filtros);
  const { formasPago, correoValidado } = await findListo(connection, usuario.id);
  const { alone: sola, caidas } = sectionsAlone<NonNullable<Resumen['caidas']>[number]>(
    failsAlone('a section of a dashboard could not be read', usuario.login),
  );
  const mensajes = (await sola('mensajes', mensajesDe(context, usuario.id))) ?? [];
  const itemsSuggested = sugerencias(cuantos, {
    formasPago,
    correoValidado,
  });
  return {
    codigo: 'OK' as const,
    mensaje: '',
    resumen: {
      cantDomRegistrados: cuantos.REGISTRADOS,
      cantDomAlojados: cuantos.ALOJADOS,
      cantDominios: lista.total,
      cantDomVencProximos: cuantos.PROXIMO_A_VENCER,
      cantFormasPago: formasPago,
      mostrarMensajes: mensajes.length > 0,
      mensajes,
      mostrarDominiosImportantes: TIPOS.some((tipo) => cuantos[tipo] > 0),
      dominiosImportantes: await importantes(lista, cuantos, filtros, now),
      mostrarSugerencias: itemsSuggested.length > 0,
      itemsSuggested,
      peligros: await sola('peligros', listaDePeligros(context, { silenciados: false }, PRIMEROS_PELIGROS)),
      cambiosPorAprobar: await sola('cambiosPorAprobar', suyoDe(context, 'porAprobar')),
      transferenciasPedidas: await sola('transferenciasPedidas', pedidasA(context)),
      ...caidas(),
    },
  };
});
