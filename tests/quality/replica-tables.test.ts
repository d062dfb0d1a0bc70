import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { CONTADAS, DE_AHORA } from '~/database/replica/split-pool';
import { onFreshDatabase } from '../support/registry';

onFreshDatabase();

/**
 * What a page may read a moment late, where its own person changed nothing of it (decision 127). A new table is put here, or among
 * those that are asked of the server that takes changes: who somebody is, what was done already, turns, and what is counted.
 */
const A_MOMENT_LATE = `
  a_la_vista actos_por_aprobar archivos_temporales avisos_del_dia banners cambio_masivo_dominios cambio_votos
  cambios_masivos cambios_por_aprobar candado_custodios candados cargos carrito_apartados cifras_muestras
  cifras_nombres cifras_por_ver cifras_tiempos cifras_turnos claves_olvidadas codigo_intentos
  codigos_autorizacion codigos_recuperacion codigos_validacion congelar_enlaces constancia_claves constancias
  consulta_notas contactos contactos_predeterminados correos_anteriores correos_devueltos correos_salientes
  cuentas_ajenas custodios descargas devoluciones dns_cola dns_delegaciones dns_diferencias dns_ds
  dns_publicadas dns_rechazados dns_registros dns_versiones dns_zonas dominio_historia dominio_listas
  dominio_publicaciones dominio_registradores dominio_usuarios dominios escrituras factores_historia formas_pago
  funciones importacion_borradores invitaciones mensajes_globales mensajes_usuario nameservers
  nombres_reservados oficina_historia oidc_claves paises pedidos peligros peligros_examenes peligros_silenciados
  plantillas_cuenta preguntas_ayuda quita_enlaces quitas_factor registradores registros_origen retenciones
  sufijo_precios sufijos terminos terminos_aceptados ticket_archivos ticket_mensajes tickets tipos_documento
  trabajos_historia transferencia_pasos transferencias usuarios vencimientos_avisados venta_contactos
  venta_items ventas ventas_reunidas
`;

it('each table is one that may be read from a replica, or one that may not', async () => {
  const tables = (await database().introspection.getTables()).map(({ name }) => name);
  const decided = [...A_MOMENT_LATE.trim().split(/\s+/), ...DE_AHORA, ...CONTADAS];
  expect(decided.sort()).toEqual(tables.sort());
});
