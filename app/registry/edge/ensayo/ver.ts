import { type Limit, spend } from '~/limits/limit.server';
import { contract, type Inputs } from '../../contract';
import type { Ensayado } from '../../contract/ensayo';
import { readNombre } from '../../domain/name';
import { consulta } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import type { ContextoPersona } from '../context';
import { askServers } from '../dns/comprobacion/handlers';
import { persona } from '../implement';
import { ensayarImportacion } from './importacion';
import { ensayarUnNombre } from './un-nombre';
import { ensayarVarios } from './varios';

/** A rehearsal costs what the act costs: nobody has more need of them than that. */
const ENSAYOS: Limit = { nombre: 'ensayos', puntos: 30, segundos: 60 };
/** Of many names each takes as long as a page may. */
const DE_VARIOS: Limit = { nombre: 'ensayos-de-varios', puntos: 10, segundos: 60 };

const DEMASIADOS =
  'Pidió ver qué va a pasar muchas veces seguidas: espere un minuto. Puede hacer el cambio igual.';

type Acto = Inputs['ensayo']['ver']['acto'];

/** Servers are asked of who may do the act, and of nobody else: after it was tried, and outside any transaction. */
async function conSusServidores(
  { usuario }: ContextoPersona,
  ensayado: Ensayado,
  { nombreDominio, nameservers }: Extract<Acto, { tipo: 'DELEGAR' }>['pedido'],
): Promise<Ensayado> {
  if (!ensayado.zona) return ensayado;
  const nombre = readNombre(nombreDominio) ?? '';
  return { ...ensayado, servidores: await askServers(usuario.id, nombre, nameservers) };
}

async function ensayar(context: ContextoPersona, acto: Acto): Promise<Ensayado> {
  switch (acto.tipo) {
    case 'DELEGAR': {
      const ensayado = await ensayarUnNombre(context, contract.dns.delegar, acto.pedido);
      return conSusServidores(context, ensayado, acto.pedido);
    }
    case 'CAMBIAR_ZONA':
      return ensayarUnNombre(context, contract.dns.cambiarZona, acto.pedido);
    case 'CAMBIAR_VARIOS':
      return ensayarVarios(context, acto.pedido);
    case 'IMPORTAR_DOMINIO':
      return ensayarImportacion(context, acto.pedido);
  }
}

export const ver = consulta(persona.ensayo.ver, async (context, { acto }) => {
  const limite = acto.tipo === 'CAMBIAR_VARIOS' ? DE_VARIOS : ENSAYOS;
  if (spend(limite, String(context.usuario.id)) > 0) throw new Rechazo('DEMASIADAS', DEMASIADOS);
  const hecho = { esRespOK: true, codigo: 'OK', mensaje: '', mapErrores: {} };
  return { ...hecho, ensayo: await ensayar(context, acto) };
});
