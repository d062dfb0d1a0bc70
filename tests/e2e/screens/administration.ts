import { Screen } from './screen';

/** /administrar/mis-dominios and its dialogs */
export class MyDomains extends Screen {
  readonly path = /\/administrar\/mis-dominios/;
  readonly heading = 'Mis dominios';
}

/** /administrar/ver-dominio of one domain, and its dialogs */
export class DomainDetail extends Screen {
  readonly path = /\/administrar\/ver-dominio/;
  readonly heading = 'titular.uy';
}

/** /administrar/accederPaginaInvitacion */
export class Invitation extends Screen {
  readonly path = /\/administrar\/accederPaginaInvitacion/;
  readonly heading = 'Invitación';
}

/** /transferir-titular */
export class TransferHolder extends Screen {
  readonly path = /\/transferir-titular/;
  readonly heading = 'Transferir titular de titular.uy';
}
