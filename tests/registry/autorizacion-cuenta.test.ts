import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import type { Registry } from '~/registry/contract';
import { describeOnBothEngines } from '../support/registry';
import { contacto, cuenta, registryAs } from './persona';

/** Every operation on a person, their payment accounts, cart and names, for everybody it is not for. */

interface Own {
  cuenta: number;
  linea: number;
  venta: string;
  referencia: string;
}

const SECRETO = 'Solo Ana lo sabe';
const NOMBRE = 'solodeana.uy';

type Attempt = (registry: Registry, own: Own) => Promise<unknown>;

/** What names something of somebody's. */
const BY_ID: Record<string, Attempt> = {
  'cuenta.cuentaPago': (registry, own) => registry.cuenta.cuentaPago({ id: own.cuenta }),
  'cuenta.renombrarCuentaPago': (registry, own) =>
    registry.cuenta.renombrarCuentaPago({ id: own.cuenta, nombre: 'Mía' }),
  'cuenta.eliminarCuentaPago': (registry, own) => registry.cuenta.eliminarCuentaPago({ id: own.cuenta }),
  'cuenta.cuentaPagoAsociada': (registry) => registry.cuenta.cuentaPagoAsociada({ dominio: NOMBRE }),
  'cuenta.contactoDominio': (registry, own) => registry.cuenta.contactoDominio({ id: own.linea }),
  'cuenta.guardarContactoDominio': (registry, own) =>
    registry.cuenta.guardarContactoDominio({ dominiosIds: [own.linea], contactoDTO: contacto() }),
  'cuenta.guardarCuentaPago for a sale': (registry, own) =>
    registry.cuenta.guardarCuentaPago({ uuidVenta: own.venta, templateCuentaPagoDTO: cuenta() }),
  'carrito.formaPago': (registry, own) => registry.carrito.formaPago({ uuid: own.venta }),
  'carrito.contactosVenta': (registry, own) => registry.carrito.contactosVenta({ uuid: own.venta }),
  'carrito.finalizar': (registry, own) => registry.carrito.finalizar({ uuid: own.venta }),
  'carrito.ventaPorReferencia': (registry, own) =>
    registry.carrito.ventaPorReferencia({ referencia: own.referencia }),
  'administracion.informacion': (registry) => registry.administracion.informacion({ nombreDominio: NOMBRE }),
};

const OF_A_PERSON: Record<string, Attempt> = {
  ...BY_ID,
  'usuario.actual': (registry) => registry.usuario.actual(),
  'usuario.contactosActualizables': (registry) => registry.usuario.contactosActualizables(),
  'usuario.actualizarContactosBe': (registry) =>
    registry.usuario.actualizarContactosBe({ contacto: contacto() }),
  'usuario.nuevoCodigoValidacion': (registry) => registry.usuario.nuevoCodigoValidacion(),
  'usuario.debeValidarDatos': (registry) => registry.usuario.debeValidarDatos(),
  'usuario.validarDatos': (registry) => registry.usuario.validarDatos({ codigo: '123456' }),
  'usuario.resumen': (registry) => registry.usuario.resumen(),
  'cuenta.contacto': (registry) => registry.cuenta.contacto(),
  'cuenta.crearContacto': (registry) => registry.cuenta.crearContacto({ contacto: contacto() }),
  'cuenta.actualizarContacto': (registry) => registry.cuenta.actualizarContacto({ contacto: contacto() }),
  'cuenta.contactos': (registry) => registry.cuenta.contactos(),
  'cuenta.cuentasPago': (registry) => registry.cuenta.cuentasPago(),
  'cuenta.guardarCuentaPago': (registry) =>
    registry.cuenta.guardarCuentaPago({ templateCuentaPagoDTO: cuenta() }),
  'registro.ventaUsuario': (registry) => registry.registro.ventaUsuario(),
  'registro.apartados': (registry) => registry.registro.apartados(),
  'registro.descartarApartado': (registry) => registry.registro.descartarApartado({ nombre: NOMBRE }),
  'administracion.obtenerDominios': (registry) => registry.administracion.obtenerDominios({}),
};

const TABLES = [
  'contactos',
  'contactos_predeterminados',
  'plantillas_cuenta',
  'ventas',
  'venta_items',
  'venta_contactos',
  'dominios',
  'cargos',
] as const;
const everything = () =>
  Promise.all(TABLES.map((table) => database().selectFrom(table).selectAll().execute()));

/** A cart of Ana's with a holder and an account, as far as the summary. */
async function cartOfAna(nombre: string) {
  const ana = registryAs('ana');
  const { ventaDTO } = await ana.registro.agregar({ dominios: [{ nombre }], uuidVenta: null });
  const venta = ventaDTO?.uuidVenta ?? '';
  const linea = ventaDTO?.items[0]?.dominio.id ?? 0;
  await ana.registro.asociarUsuarioVenta({ id: venta });
  const holder = contacto({ direccion: SECRETO });
  await ana.cuenta.guardarContactoDominio({ dominiosIds: [linea], contactoDTO: holder });
  const { templateCuentaPago } = await ana.cuenta.guardarCuentaPago({
    uuidVenta: venta,
    templateCuentaPagoDTO: cuenta({ nombre: SECRETO }),
  });
  return { venta, linea, cuenta: templateCuentaPago?.id ?? 0 };
}

describeOnBothEngines("somebody else's account", () => {
  let own: Own;

  beforeEach(async () => {
    const ana = registryAs('ana');
    await ana.cuenta.crearContacto({ contacto: contacto({ direccion: SECRETO }) });
    const bought = await cartOfAna(NOMBRE);
    const { ventaDTO } = await ana.carrito.finalizar({ uuid: bought.venta });
    own = { ...(await cartOfAna('todavia-no.uy')), referencia: ventaDTO?.referencia ?? '' };
    expect(own.referencia).not.toBe('');
    await registryAs('otro').cuenta.crearContacto({ contacto: contacto() });
  });

  it.each(Object.entries(OF_A_PERSON))('%s is refused to the anonymous', async (_, attempt) => {
    const before = await everything();
    await expect(attempt(registryAs(), own)).rejects.toMatchObject({ status: 401 });
    expect(await everything()).toEqual(before);
  });

  it.each(Object.entries(BY_ID))(
    '%s gives another person nothing and changes nothing',
    async (_, attempt) => {
      const before = await everything();
      const seen = await attempt(registryAs('otro'), own).catch((error: unknown) => ({
        error: String(error),
      }));
      expect(JSON.stringify(seen)).toMatch(/No se encontró|no existe/);
      expect(JSON.stringify(seen)).not.toContain(SECRETO);
      expect(await everything()).toEqual(before);
    },
  );

  it('is not in what another person sees of their own', async () => {
    const otro = registryAs('otro');
    const seen = [
      await otro.usuario.actual(),
      await otro.usuario.resumen(),
      await otro.cuenta.contactos(),
      await otro.cuenta.cuentasPago(),
      await otro.administracion.obtenerDominios({}),
    ];
    expect(JSON.stringify(seen)).not.toContain(SECRETO);
    expect(JSON.stringify(seen)).not.toContain(NOMBRE);
  });
});
