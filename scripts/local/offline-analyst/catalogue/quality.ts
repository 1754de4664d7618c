import type { Capability } from './capability'

/** What a product must be, beyond what it does. */
export const quality: Capability[] = [
  {
    id: 'security',
    component: 'Security',
    description: 'Guarding data and access.',
    kind: 'quality',
    terms:
      'encryption, encrypted, encrypt, https, tls, ssl, secure communication, security measures, hashed, hashing, bcrypt, penetration, owasp, security standards, secure access, cyber security, cybersecurity, vulnerabilities, security controls, nist, iso 27001, soc 2, intrusion detection, secure coding, security hardening, firewall, sql injection, xss, data security, unauthorized access, unauthorised access, secure storage, information encryption, virus scan, antivirus, rate limiting, captcha, tampering, must not leak',
    weak: 'secure, security, securely',
    tasks: ['back 3/6/12 Protection of data and requests', 'devops 2/4/9 Keys, rights and updates of the environment'],
    parts: {
      standards: {
        terms:
          'nist, nist 800 53, iso 27001, soc 2, fedramp, owasp, security certification, bsi grundschutz, security compliance, security assessment',
        tasks: ['back 5/10/22 Controls of the security standard', 'devops 5/10/22 Hardened environments and evidence'],
      },
      pci: { terms: 'pci, pci dss, card data storage', tasks: ['back 3/7/16 Rules for card data'] },
    },
    implies: ['server'],
  },
  {
    id: 'performance',
    component: 'Speed and load',
    description: 'Fast enough for all who come.',
    kind: 'quality',
    terms:
      'response time, response times, page load, load time, loads in, within 1 second, within 2 seconds, within 3 seconds, within _ seconds, less than _ second, concurrent users, simultaneous users, users at the same time, concurrent access, performance degradation, high performance, performant, throughput, transactions per, requests per second, fast loading, caching, cdn, performance requirements, high traffic, large number of users, thousands of users, millions of, not take longer, low bandwidth, bandwidth, updated at least every, hz',
    weak: 'performance, fast, quick response, responsive performance',
    tasks: ['back 3/7/15 Slow places found and mended', 'front 2/4/9 Fast first view'],
    parts: {
      scale: {
        terms:
          'scalable, scalability, scale to, auto scaling, autoscaling, horizontal scaling, load balancing, load balancer, millions of, high traffic, large scale, thousands of concurrent, support expansion, global edge',
        tasks: ['devops 4/8/17 Capacity that grows', 'back 4/8/17 Parts that can be multiplied'],
      },
      bandwidth: {
        terms: 'low bandwidth, slow connections, slow network, 2g, 3g networks, poor internet',
        tasks: ['front 3/6/13 Little data over slow lines'],
      },
    },
    implies: ['server'],
    risks: ['load'],
  },
  {
    id: 'availability',
    component: 'Availability and recovery',
    description: 'Running when needed, back soon when not.',
    kind: 'quality',
    terms:
      'uptime, availability of 99, high availability, 24 7, 24 hours a day, fault tolerant, fault tolerance, failover, redundancy mechanisms, redundant servers, disaster recovery, backup, backups, backed up, data backup, recover from, recovery mechanism, restore system, mean time between, mtbf, downtime, business continuity, highly reliable, rto, rpo, reliability, recovery mechanisms',
    tasks: ['devops 2/5/10 Backups and tried recovery'],
    parts: {
      redundancy: {
        terms:
          'high availability, 99 9, 99 95, 99 99, failover, redundancy mechanisms, redundant servers, fault tolerant, fault tolerance, zero downtime, active active, multi region',
        tasks: [
          'devops 5/10/20 Second place to run and change-over',
          'back 3/6/13 Parts that survive the loss of others',
        ],
      },
      recovery: {
        terms:
          'disaster recovery, recovery mechanism, recovery mechanisms, restore system, automatically recover, rto, rpo, point in time recovery',
        tasks: ['devops 3/6/12 Recovery planned and rehearsed'],
      },
    },
    implies: ['repository'],
  },
  {
    id: 'monitoring',
    component: 'Monitoring and logs',
    description: 'Knowing what happens in production.',
    kind: 'quality',
    terms:
      'system monitoring, application monitoring, continuous monitoring, centralized logging, centralised logging, system logging, error logging, error tracking, health checks, health check, observability, alerting on failures, monitoring tools, application logs, logging, crash reports, crash reporting, log files, exception handling',
    tasks: ['devops 2/5/10 Logs, measures and alarms of operation', 'back 1/3/6 Faults reported with their cause'],
    implies: ['repository'],
  },
  {
    id: 'portability',
    component: 'Portability and installation',
    description: 'Installing and moving the product elsewhere.',
    kind: 'quality',
    terms:
      'on premise, on premises, on prem, self hosted, self hosting, installation package, install on our servers, intranet, local server, docker image, containerization, docker, air gapped, windows server and linux, major server environments, hosting platform, own server, own servers, data centre, data center, single command',
    tasks: ['devops 3/7/15 Package that installs elsewhere', 'devops 2/4/9 Updates of installed copies'],
    implies: ['repository'],
  },
  {
    id: 'cicd',
    component: 'Delivery pipeline',
    description: 'From a change to a release without hands.',
    kind: 'quality',
    terms:
      'ci cd, continuous integration, continuous deployment, continuous delivery, deployment pipeline, automated deployment, staging environment, infrastructure as code, terraform, devops pipeline, test environments, blue green',
    tasks: ['devops 3/6/12 Stages and automated releases'],
    implies: ['repository'],
  },
]
