import { Link, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** After as many times whoever wants to know asks. */
const MOST_TIMES = 9;

interface OnItsWayProps {
  dicho: string;
  /** Where the sentence of now is asked for. */
  news?: string;
}

/** A change on its way to the servers, and the way to see it there. Where scripts run it is asked for, a little later each time, without taking the notice of the change away. */
export function OnItsWay({ dicho, news }: OnItsWayProps) {
  const [{ said, times }, setNow] = useState({ said: dicho, times: 1 });
  const { search } = useLocation();
  useEffect(() => {
    if (!news || said !== dicho || times > MOST_TIMES) return;
    const timer = setTimeout(async () => {
      const answer = await fetch(news, { redirect: 'manual' }).catch(() => null);
      setNow({ said: answer?.ok ? await answer.text() : said, times: times + 1 });
    }, times * 1000);
    return () => clearTimeout(timer);
  }, [news, said, dicho, times]);
  return (
    <p role="status">
      {said}{' '}
      {said === dicho && (
        <Link to={{ search }} preventScrollReset>
          Ver si ya está publicado
        </Link>
      )}
    </p>
  );
}
