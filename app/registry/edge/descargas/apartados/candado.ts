import { GRADO_EN_PALABRAS } from '../../../domain/candado';
import {
  type Apartado,
  codigo,
  instante,
  nombre,
  numero,
  ORIGENES,
  PARA_SIEMPRE,
  siNo,
  texto,
} from '../apartado';

/** What a custodian answered, where its word alone is not read. */
const RESPUESTAS = { ACEPTO: 'Aceptó', RECHAZO: 'No aceptó' };

/** Who watches over the person's names and whose names they watch over, and what that made wait. */
export const CANDADO: readonly Apartado[] = [
  {
    clave: 'custodios',
    titulo: 'Custodios',
    guardado: PARA_SIEMPRE,
    tabla: 'custodios',
    de: [
      ['custodios.titular_id', 'usuario'],
      ['custodios.usuario_id', 'usuario'],
    ],
    orden: ['custodios.id'],
    campos: {
      correo: texto('custodios.correo', 'A quién se le pidió'),
      estado: codigo('custodios.estado', 'Estado', RESPUESTAS),
      invitado: instante('custodios.invitado_en', 'Cuándo se le pidió'),
      vence: instante('custodios.vence_en', 'Vence'),
      resuelto: instante('custodios.resuelto_en', 'Respuesta'),
    },
  },
  {
    clave: 'candados',
    titulo: 'Candados de sus dominios',
    guardado: 'Se guarda mientras el dominio tenga candado; después queda en su historia.',
    tabla: 'dominio_usuarios',
    une: [
      ['candados', 'candados.dominio_id', 'dominio_usuarios.dominio_id'],
      ['dominios', 'dominios.id', 'dominio_usuarios.dominio_id'],
    ],
    de: [['dominio_usuarios.usuario_id', 'usuario']],
    orden: ['dominio_usuarios.dominio_id'],
    campos: {
      dominio: nombre('dominios.nombre', 'Dominio'),
      grado: codigo('dominios.candado', 'Para qué', GRADO_EN_PALABRAS),
      quorum: numero('candados.quorum', 'Cuántos tienen que aprobar'),
      cerrado: instante('candados.cerrado_en', 'Cerrado'),
      abre: instante('candados.abre_en', 'Se abre'),
    },
  },
  {
    clave: 'custodias',
    titulo: 'Dominios de otros que cuida',
    guardado: 'Se guarda mientras usted sea custodio de ese dominio.',
    tabla: 'candado_custodios',
    une: [
      ['candados', 'candados.id', 'candado_custodios.candado_id'],
      ['dominios', 'dominios.id', 'candados.dominio_id'],
    ],
    de: [['candado_custodios.usuario_id', 'usuario']],
    orden: ['candado_custodios.candado_id'],
    campos: { dominio: nombre('dominios.nombre', 'Dominio') },
  },
  {
    clave: 'cambiosPorAprobar',
    titulo: 'Cambios que pidió y esperaron a los custodios',
    guardado: PARA_SIEMPRE,
    tabla: 'cambios_por_aprobar',
    de: [['cambios_por_aprobar.pidio_id', 'usuario']],
    orden: ['cambios_por_aprobar.id'],
    campos: {
      dominio: nombre('cambios_por_aprobar.nombre', 'Dominio'),
      version: numero('cambios_por_aprobar.version', 'Versión del dominio'),
      que: texto('cambios_por_aprobar.que', 'Qué'),
      diferencias: texto('cambios_por_aprobar.diferencias', 'Qué cambiaría'),
      operacion: texto('cambios_por_aprobar.operacion', 'Operación'),
      datos: texto('cambios_por_aprobar.entrada', 'Datos, como se guardan'),
      todos: siNo('cambios_por_aprobar.todos', 'Tienen que aprobarlo todos'),
      desde: codigo('cambios_por_aprobar.origen', 'Desde', ORIGENES),
      pedido: instante('cambios_por_aprobar.pedido_en', 'Pedido'),
      vence: instante('cambios_por_aprobar.vence_en', 'Espera hasta'),
      estado: codigo('cambios_por_aprobar.estado', 'Estado'),
      terminado: instante('cambios_por_aprobar.terminado_en', 'Terminado'),
      motivo: texto('cambios_por_aprobar.motivo', 'Por qué no se hizo'),
    },
  },
  {
    clave: 'respuestasDeCustodio',
    titulo: 'Lo que respondió como custodio',
    guardado: PARA_SIEMPRE,
    tabla: 'cambio_votos',
    une: [['cambios_por_aprobar', 'cambios_por_aprobar.id', 'cambio_votos.cambio_id']],
    de: [['cambio_votos.usuario_id', 'usuario']],
    orden: ['cambio_votos.cambio_id'],
    campos: {
      dominio: nombre('cambios_por_aprobar.nombre', 'Dominio'),
      respuesta: texto('cambio_votos.voto', 'Respuesta'),
      momento: instante('cambio_votos.momento', 'Cuándo'),
    },
  },
];
