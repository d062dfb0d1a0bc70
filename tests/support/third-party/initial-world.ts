import {
  type Cuenta,
  type Dominio,
  diaDesdeHoy,
  type Mensaje,
  type Mundo,
  nuevo,
  type Persona,
  type Rol,
} from './world';

const persona = (nombre: string, apellido: string): Persona => ({
  id: nuevo(),
  nombre,
  apellido,
  direccion: 'Colonia 1234, Montevideo',
  telefono: '29001234',
  emailPublico: `${nombre.toLowerCase()}@example.uy`,
  email: `${nombre.toLowerCase()}.avisos@example.uy`,
  nicHandler: `NIC-${nombre.toUpperCase()}`,
});

const cuenta = (nombre: string): Cuenta => ({
  id: nuevo(),
  nombre,
  numero: '29005678',
  pais: { id: 1, nombre: 'Uruguay' },
  tipoDocumento: { id: 1, nombre: 'Cédula de identidad' },
  nroDocumento: '12345672',
  formaPago: { id: 1, nombre: 'Débito en factura telefónica' },
  fecha: diaDesdeHoy(-90),
  usuario: 'titular',
});

const mensaje = (titulo: string, prioridad: string, leido = false): Mensaje => ({
  id: nuevo(),
  nombre: titulo,
  mensaje: `${titulo}: el texto entero.`,
  prioridad,
  fecha: diaDesdeHoy(-3),
  leido,
});

interface About {
  estado?: string;
  vence?: number;
  alojado?: boolean;
  cuenta?: Cuenta | null;
  usuarios?: Partial<Record<Rol, string>>;
}

function dominio(nombre: string, { estado = 'REGISTRADO', vence = 200, ...about }: About = {}): Dominio {
  return {
    id: nuevo(),
    nombre,
    estado,
    alta: diaDesdeHoy(vence - 365),
    vencimiento: diaDesdeHoy(vence),
    alojado: about.alojado ?? false,
    contactos: {
      titular: persona('Tita', 'Larrañaga'),
      administrador: persona('Ada', 'Mínguez'),
      tecnico: persona('Teo', 'Núñez'),
      financiero: persona('Fina', 'Cieri'),
    },
    usuarios: about.usuarios ?? { titular: 'titular', administrador: 'administrativo' },
    cuenta: about.cuenta ?? null,
    servidores: [{ nombre: 'ns1.example.net' }, { nombre: 'ns2.example.net' }],
    registros: [],
    codigos: [],
    pagos: about.cuenta ? [about.cuenta] : [],
  };
}

/** The people and names this edge starts with; each scenario has a world of its own. */
export function mundo(open: boolean): Mundo {
  const casa = cuenta('Casa');
  const oficina = cuenta('Oficina');
  return {
    dominios: [
      dominio('murga.uy', { cuenta: casa }),
      dominio('tablado.com.uy', { alojado: true, vence: 10 }),
      dominio('candombe.com.uy', { estado: open ? 'EN_REVISION' : 'REGISTRADO', cuenta: oficina }),
      dominio('ajeno.uy', { usuarios: { titular: 'otro' } }),
    ],
    usuarios: [
      {
        login: 'titular',
        contacto: persona('Tita', 'Larrañaga'),
        acepto: true,
        validado: true,
        cuentas: [casa, oficina],
        mensajes: [
          mensaje('Vence un dominio', open ? 'URGENTE' : 'ALTA'),
          mensaje('Su factura', 'BAJA', true),
        ],
      },
      { login: 'nuevo', contacto: null, acepto: false, validado: true, cuentas: [], mensajes: [] },
      {
        login: 'administrativo',
        contacto: persona('Ada', 'Mínguez'),
        acepto: true,
        validado: true,
        cuentas: [],
        mensajes: [],
      },
    ],
    ventas: [],
    globales: [mensaje('Mantenimiento programado', open ? 'INFORMATIVA' : 'MEDIA')],
    tickets: [],
    importaciones: [],
    invitaciones: [],
  };
}
