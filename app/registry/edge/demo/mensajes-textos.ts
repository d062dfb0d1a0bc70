import * as address from '~/addresses';
import { date } from '~/format';
import type { Prioridad } from '../../domain/contenidos';
import { ASOCIE } from '../../domain/expiry-notices';
import { enFrase, remedioDe } from '../../domain/peligros';
import type { Aviso } from '../avisos/aviso';
import { enlaceA, enlaceAlActo, enlaceAlAviso } from '../dominios/enlaces-de-avisos';
import { sinSpf } from '../peligros/alojado';

interface GlobalDemo {
  titulo: string;
  mensaje: string;
  prioridad: Prioridad;
  /** Days since it began to be shown. */
  dias: number;
  /** Of registrar transfers: where they are off nothing is said of them. */
  deTraslados?: true;
}

/** Newest first: two pages of ten. */
export const GLOBALES: GlobalDemo[] = [
  {
    titulo: 'Mantenimiento programado el domingo',
    mensaje:
      'El domingo de 02:00 a 05:00, hora de Uruguay, el portal puede no estar disponible.\n\nLos dominios siguen funcionando: solo se detienen las altas y los cambios.',
    prioridad: 'ALTA',
    dias: 1,
  },
  {
    titulo: 'Correos falsos que piden renovar un dominio',
    mensaje:
      'Algunas personas recibieron correos que piden renovar un dominio en otro sitio.\n\nEl registro nunca pide contraseñas ni datos de pago por correo. Renueve siempre desde este portal.',
    prioridad: 'ALTA',
    dias: 4,
  },
  {
    titulo: 'Ya puede traer su dominio a este registro',
    mensaje:
      'Si tiene un dominio .uy con otro registrador puede solicitar su importación en «Importar Dominio».\n\nEl dominio debe haber estado 60 días o más con el registrador anterior.',
    prioridad: 'MEDIA',
    dias: 9,
    deTraslados: true,
  },
  {
    titulo: 'Nueva versión de los términos y condiciones',
    mensaje: 'Los términos y condiciones cambiaron. Se le pedirá aceptarlos la próxima vez que ingrese.',
    prioridad: 'MEDIA',
    dias: 15,
  },
  {
    titulo: 'Nombres con ñ y tildes',
    mensaje: 'Puede registrar nombres con ñ, tildes y diéresis, como peñarol.com.uy.',
    prioridad: 'BAJA',
    dias: 22,
  },
  {
    titulo: 'Valide su correo para notificaciones',
    mensaje: 'Por ese correo avisamos de los vencimientos. En «Mis datos» puede pedir un código y validarlo.',
    prioridad: 'MEDIA',
    dias: 30,
  },
  {
    titulo: 'Cómo configurar el correo de su dominio',
    mensaje: 'En «Ayuda» encuentra para qué sirven los registros MX y TXT del correo de su dominio.',
    prioridad: 'BAJA',
    dias: 41,
  },
  {
    titulo: 'Horario de atención en feriados',
    mensaje: 'Los días feriados las consultas se responden el día hábil siguiente.',
    prioridad: 'BAJA',
    dias: 55,
  },
  {
    titulo: 'Renovación automática',
    mensaje:
      'Los dominios se renuevan solos el día del vencimiento si tienen una forma de pago asociada. Si no lo quiere, use antes «Desactivar la renovación automática» en el detalle del dominio.',
    prioridad: 'MEDIA',
    dias: 70,
  },
  {
    titulo: 'Registros AAAA en el alojamiento',
    mensaje: 'Los dominios alojados aceptan registros AAAA para direcciones IPv6.',
    prioridad: 'BAJA',
    dias: 88,
  },
  {
    titulo: 'Datos de contacto al día',
    mensaje: 'Revise una vez por año los datos de los contactos de sus dominios.',
    prioridad: 'BAJA',
    dias: 120,
  },
  {
    titulo: 'Estrenamos portal',
    mensaje: 'El portal se puede usar con cualquier navegador y con lectores de pantalla.',
    prioridad: 'BAJA',
    dias: 180,
  },
];

type Personal = Pick<Aviso, 'titulo' | 'parrafos' | 'enlace'>;

/** A name that expires soon, with nobody to pay for it: its date is the name's own, true of each message that says it. */
export const POR_VENCER = 'sinformadepago.uy';

/**
 * What the registry writes to somebody, in the order they repeat; each names its domain in its title and leads where the notices of its kind do. None
 * tells of a change of a name: each of those is in the history of its name, at its minute. `vence`, when that name expires.
 */
export const personales = (vence: string): Personal[] => [
  {
    titulo: `${POR_VENCER} está por vencer`,
    parrafos: [`Vence el ${date(vence)}.`, ASOCIE],
    enlace: enlaceAlActo('cambiar-forma-de-pago', POR_VENCER),
  },
  {
    titulo: 'ombu.com.uy: invitación rechazada',
    parrafos: ['estudio@ejemplo.uy rechazó ser contacto técnico de ombu.com.uy.'],
    enlace: enlaceA('ombu.com.uy', 'contactos'),
  },
  {
    titulo: 'cerrochato.uy: una invitación venció sin respuesta',
    parrafos: [
      'Era para ser contacto del dominio.',
      'Puede enviar otra con «Poner a otra persona», al lado del contacto, en el detalle del dominio.',
    ],
    enlace: enlaceA('cerrochato.uy', 'contactos'),
  },
  {
    titulo: `ñandú.uy: ${enFrase('SERVIDORES')}`,
    parrafos: [
      'ns2.proveedor.com.uy respondió que no atiende este dominio; por eso el sitio y el correo a veces pueden fallar.',
      remedioDe('SERVIDORES', false),
    ],
    enlace: enlaceAlAviso('ñandú.uy', 'SERVIDORES'),
  },
  {
    titulo: 'titular.uy: invitación rechazada',
    parrafos: [
      'taller@ejemplo.uy rechazó ser contacto técnico de titular.uy.',
      'Si usted no lo invitó, escríbanos desde «Contáctenos».',
    ],
    enlace: enlaceA('titular.uy', 'contactos'),
  },
  {
    titulo: `quintadelnorte.com.uy: ${enFrase('SIN_SPF')}`,
    parrafos: [sinSpf('quintadelnorte.com.uy'), remedioDe('SIN_SPF', true)],
    enlace: enlaceAlAviso('quintadelnorte.com.uy', 'SIN_SPF'),
  },
];

export const BANNERS = [
  {
    titulo: '¿Ya tiene un dominio?',
    texto: 'Vea cuándo vence, cambie sus contactos o su forma de pago y lea sus mensajes.',
    enlace: address.resumen(),
    enlace_texto: 'Administrar mis dominios',
  },
  {
    titulo: '¿Primera vez?',
    texto: 'Las preguntas frecuentes explican cómo se registra, se paga y se configura un dominio.',
    enlace: address.ayuda(),
    enlace_texto: 'Leer la ayuda',
  },
];
