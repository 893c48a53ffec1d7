import { useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../ui/button';
import { useHydrated } from '../ui/hydration';
import { useSite } from '../ui/site-context';

const SUBJECTS = ['product', 'market', 'job'];

interface TopicMailProps {
  /** The first one stands for links without a topic. */
  topics: { name: string; label: string; subject: string }[];
}

/** Opens a ready-written email about the topic, and the subject, that the link here was about. */
export function TopicMail({ topics }: TopicMailProps) {
  const { contact } = useSite();
  const [parameters] = useSearchParams();
  const isHydrated = useHydrated();
  const name = isHydrated ? parameters.get('topic') : null;
  const topic = topics.find((candidate) => candidate.name === name) ?? topics[0];
  if (topic === undefined) return null;
  const about = isHydrated ? SUBJECTS.map((key) => parameters.get(key)).find(Boolean) : undefined;
  const subject = about === undefined ? topic.subject : `${topic.subject}: ${about}`;
  const to = `mailto:${contact.email}?subject=${encodeURIComponent(subject)}`;
  return <ButtonLink variant="primary" to={to} label={topic.label} />;
}
