import type { Capability } from './capability'

/** What every product of its sort needs before anything can be seen. Found through others, never by words. */
export const foundation: Capability[] = [
  {
    id: 'screens',
    component: 'Project foundation',
    description: 'What everything else stands on: environments, skeleton, data model, look.',
    terms: '',
    tasks: [
      'design 6/10/18 Visual style and set of interface elements',
      'front 5/8/14 Skeleton of the front end: navigation, layout, states of loading and failure',
    ],
    technologies: ['TypeScript', 'React'],
  },
  {
    id: 'server',
    component: 'Project foundation',
    description: 'What everything else stands on: environments, skeleton, data model, look.',
    terms: '',
    tasks: [
      'back 5/9/16 Skeleton of the back end and its interface to the front end',
      'back 3/6/12 Data model and database',
      'devops 5/9/16 Environments, automated builds and releases',
    ],
    technologies: ['Node.js', 'PostgreSQL'],
  },
  {
    id: 'site',
    component: 'Project foundation',
    description: 'What everything else stands on: environments, skeleton, data model, look.',
    terms: '',
    tasks: ['devops 1/2/4 Hosting, domain and automated release of the site', 'front 1/2/4 Skeleton of the site'],
  },
  {
    id: 'repository',
    component: 'Project foundation',
    description: 'What everything else stands on: environments, skeleton, data model, look.',
    terms: '',
    tasks: ['devops 1/3/6 Repository, automated builds and a place to run'],
  },
]
