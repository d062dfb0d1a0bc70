import { z } from 'zod';
import { retencionDeDominio } from '../contract/administracion/formas';
import { candadoConCambio } from '../contract/candado';
import type { Rol } from '../domain/roles';
import { RegistryFailure } from '../failure';
import { fromWire } from '../wire/units';
import { acciones } from './acciones';
import type { Given } from './answer-reader';
import { masivos } from './cambios-masivos';
import { contactoPublicoOrNull } from './contactos';
import { cuentaPagoOrNull, enmascarada } from './cuentas-pago';
import { servidorDe } from './dominio';
import { propio } from './dominio-propio';
import type { Edge } from './edge';
import { ediciones } from './ediciones';
import { outside } from './implement';
import { invitaciones } from './invitaciones';
import { filtered, permisos } from './lista-de-dominios';
import { respuestaCodigo } from './lista-de-mensajes';
import { causas, motivos, seTransfiere } from './motivos-de-acciones';
import { titular } from './transferir-titular';
import { answered } from './verdict';

const op = outside.administracion;

const retenciones = z.array(retencionDeDominio);

/** The contacts of a domain, from its own answer or from the list's. */
function contactos(info: Given, listed: Given) {
  const of = (rol: Rol) => {
    const found = info.of(rol, `cuentasContactos.${rol}`, `dominio.dominioBE.${rol}`);
    return contactoPublicoOrNull(found.has ? found : listed.of(`dominio.dominioBE.${rol}`));
  };
  return {
    titular: of('titular'),
    administrador: of('administrador'),
    tecnico: of('tecnico'),
    financiero: of('financiero'),
  };
}

/**
 * A domain in full. Section 3 gives its states and servers in one answer; its dates, contacts and account in the list's.
 * A name that the list does not have is none of the caller's.
 */
async function informacion(edge: Edge, nombreDominio: string) {
  const body = { nombreDominio };
  const path = '/usuario/administracion/dominio/informacion';
  const [answer, own, transfiereTitular] = await Promise.all([
    edge.ask({ method: 'POST', path, body, own: { conRegistros: false } }),
    propio(edge, nombreDominio),
    seTransfiere(edge),
  ]);
  if (!own) throw RegistryFailure.ofStatus(404);
  const said = answered(answer.said, 'permisos', 'nameservers', 'dominioEliminado');
  const { wrapper } = own;
  const allowed = permisos(said.of('permisos'), wrapper);
  const account = cuentaPagoOrNull(
    said.of('cuentaPago').has ? said.of('cuentaPago') : own.said.of('dominio.dominioCore.cuentaActual'),
  );
  const isMasked =
    account !== null && !wrapper.esTitular && account.usuarioAsociacion?.usuario !== edge.who.login;
  const plazo = said.of('tiempoAntesEliminacion');
  const [version, congelado, candado, retenido, apagada] = [
    said.of('version'),
    said.of('congeladoHasta'),
    said.of('candado'),
    said.of('retenciones'),
    said.of('renovacionDesactivada'),
  ];
  return {
    codigoRespuesta: answer.done ? ('OK' as const) : ('ERROR' as const),
    mensajeRespuesta: answer.mensaje,
    ...wrapper,
    permisos: allowed,
    motivos: await motivos(edge, said, { wrapper, permisos: allowed, transfiereTitular }),
    causas: causas(said),
    version: version.has ? version.whole() : undefined,
    retenciones: retenido.has ? retenciones.parse(fromWire(retenciones, retenido.value)) : [],
    congeladoHasta: congelado.has ? congelado.instant() : null,
    candado: candado.has ? candadoConCambio.parse(fromWire(candadoConCambio, candado.value)) : null,
    dominioEliminado: said.of('dominioEliminado').flag(wrapper.eliminado),
    dominioVencido: said.of('dominioVencido').flag(wrapper.vencido),
    tiempoAntesEliminacion: plazo.has ? Math.max(0, plazo.whole(0)) : null,
    fechaEliminacion: said.of('fechaEliminacion').dayOrNull,
    renovacionAutomatica: said
      .of('renovacionAutomatica')
      .flag(wrapper.tieneCuentaActual && !wrapper.eliminado),
    renovacionDesactivada: apagada.has ? apagada.flag() : undefined,
    renovacionManualHabilitada: said.of('renovacionManualHabilitada').flag(true),
    cantMinimaNameservers: said.of('cantMinimaNameservers').whole(2),
    nameservers: allowed.puedeVerServidores
      ? said
          .of('nameservers', 'nameServers')
          .list()
          .map((each) => servidorDe(each, nombreDominio))
      : [],
    ...contactos(said, own.said),
    cuentaPago: allowed.puedeVerPagos && account ? (isMasked ? enmascarada(account) : account) : null,
  };
}

export const administracion = {
  ...acciones,
  ...ediciones,
  ...titular,
  ...invitaciones,
  ...masivos,

  obtenerDominios: op.obtenerDominios.handler(async ({ context: { edge }, input }) => {
    const { primerResultado, cantResultados, ...filtro } = input;
    const found = await filtered(edge, filtro, { primerResultado, cantResultados });
    return {
      ...respuestaCodigo(found.answer),
      dominioWrapperDTOList: found.wrappers,
      permisoDominioDTOMap: found.permisos,
      totalDominiosFiltro: found.total,
    };
  }),

  informacion: op.informacion.handler(({ context: { edge }, input }) =>
    informacion(edge, input.nombreDominio),
  ),
};
