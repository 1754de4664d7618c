/** Icons by keyword: the first row with a word contained in the component's name applies. Paths use a 20 by 20 grid. */
const icons: readonly (readonly [words: RegExp, path: string])[] = [
  [
    /auth|login|sign|sso|identit|securit|access|permission|role|password/i,
    'M5 9h10v8H5zM7 9V6a3 3 0 0 1 6 0v3M10 12v2',
  ],
  [
    /pay|billing|invoice|checkout|cart|subscription|price|order|shop|store|commerce/i,
    'M2.5 5h15v10h-15zM2.5 8.5h15M5.5 12h3',
  ],
  [/mobile|ios|android|phone|app store/i, 'M6 2.5h8v15H6zM9 15h2'],
  [/report|analytic|dashboard|chart|statistic|insight|metric/i, 'M3 17h14M5.5 17v-5M10 17V4M14.5 17V8'],
  [/notif|e-?mail|messag|chat|sms|alert|remind/i, 'M2.5 5h15v10.5h-15zM2.5 5.5 10 11l7.5-5.5'],
  [/search|filter|find|discover|catalog/i, 'M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM12.5 12.5 17 17'],
  [/integrat|api|webhook|connect|sync|interface|third.party/i, 'M7 3v4M13 3v4M5 7h10v3a5 5 0 0 1-10 0zM10 15v3'],
  [
    /deploy|devops|infra|cloud|hosting|server|pipeline|monitor/i,
    'M6 15.5a3.5 3.5 0 0 1-.4-7A4.5 4.5 0 0 1 14.3 8a3.8 3.8 0 0 1-.3 7.5z',
  ],
  [
    /data|storage|migrat|import|export|record|archive|file|document|upload/i,
    'M4 5c0-1.4 2.7-2.5 6-2.5s6 1.1 6 2.5-2.7 2.5-6 2.5S4 6.4 4 5zM4 5v10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5V5M4 10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5',
  ],
  [
    /user|profile|account|member|customer|team|people|patient|student/i,
    'M10 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3.5 17c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5',
  ],
  [/calendar|book|schedul|appoint|event|reserv|plan/i, 'M3 4.5h14v12.5H3zM3 8.5h14M7 2.5v4M13 2.5v4'],
  [
    /map|location|gps|geo|route|track|deliver|logistic/i,
    'M10 17.5s5.5-5 5.5-9.2a5.5 5.5 0 0 0-11 0c0 4.2 5.5 9.2 5.5 9.2zM10 6.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  ],
  [/design|ui\b|ux\b|front|page|web|site|screen|content|cms|brand/i, 'M2.5 3.5h15v13h-15zM2.5 7.5h15M7.5 7.5v9'],
  [
    /admin|setting|config|manage|tool|workflow|rule|automat/i,
    'M3 6h8M15 6h2M3 14h2M9 14h8M13 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM7 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  ],
]

const box = 'M10 2.5 17 6v8l-7 3.5L3 14V6zM3 6l7 3.5L17 6M10 9.5v8'

export function iconPathOf(name: string): string {
  return icons.find(([words]) => words.test(name))?.[1] ?? box
}

export function ComponentIcon({ name }: { name: string }) {
  return (
    <svg className="tiles__icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPathOf(name)} />
    </svg>
  )
}
