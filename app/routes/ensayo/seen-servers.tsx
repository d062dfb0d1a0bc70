import { SubmitButton } from '~/components/form/submit-button';
import { Notice } from '~/components/notice';
import type { SeenServers } from './seen-servers.server';

export interface Press {
  intencion: string;
  press: string;
  pending: string;
}

interface SeenServersNoticeProps {
  visto: SeenServers;
  /** What else can be done than what the filled button of the form does, where it is not offered further down. */
  other?: Press;
}

/** What is wrong with the servers of a form, and the way that is not the filled one. */
export const SeenServersNotice = ({ visto, other }: SeenServersNoticeProps) => (
  <Notice tipo="aviso" title={visto.title}>
    {visto.lines[0] && (
      <ul>
        {visto.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
    <p>{visto.igual}</p>
    {other && (
      <SubmitButton {...other} kind={visto.kind}>
        {other.press}
      </SubmitButton>
    )}
  </Notice>
);
