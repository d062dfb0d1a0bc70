import { agregar } from './dns/alojado';
import { enEquipo } from './equipo';
import { registryAs } from './persona';
import { cuentaDe } from './shop';

/** A hosted name of ana's with records, an account that renews it, an invitation and an authorization code. */
export async function conTodo(nombreDominio: string): Promise<void> {
  await enEquipo(nombreDominio, { cuenta_pago_id: await cuentaDe('ana') });
  const ana = registryAs('ana');
  await ana.dns.alojar({ nombreDominio });
  await agregar(ana.dns, nombreDominio, 'A', { name: 'www', ip: '192.0.2.7' });
  await ana.administracion.renovacionAutomatica({ nombreDominio, activa: true });
  await ana.administracion.invitacionCambiarContacto({
    nombreDominio,
    tipoContacto: 'TECNICO',
    correo: 'nadia@correo.uy',
  });
  await ana.codigo.solicitar({ dominio: nombreDominio });
  await ana.codigo.solicitar({ dominio: nombreDominio });
}
