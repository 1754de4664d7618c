import type { WorkByName } from './work'

export const quality: WorkByName = {
  security: {
    name: 'Security',
    hours: 7,
    quality: true,
    terms: {
      en: 'encryption, encrypted, encrypt, https, tls, ssl, secure communication, security measures, hashed, hashing, (hash|hashing|encryption|cryptographic|cipher) (algorithm|algorithms), bcrypt, owasp, security standards, secure access, cyber security, cybersecurity, vulnerabilities, security controls, nist, iso 27001, soc 2, intrusion detection, secure coding, security hardening, firewall, sql injection, xss, data security, unauthorized access, unauthorised access, secure storage, information encryption, virus scan, antivirus, rate limiting, captcha, tampering, must not leak, nist 800 53, fedramp, security certification, bsi grundschutz, security compliance, security assessment, pci, pci dss, card data storage',
      de: '*verschlussel*, hash algorithm*, *sicherheit, https, datensicherheit',
      fr: 'chiffrement, algorithme* de (chiffrement|hachage), chiffrees, donnees chiffrees, https, securise, securisee, securite des donnees',
      es: 'cifrado, algoritmo* de (cifrado|hash), encriptado, encriptacion, https, seguridad de los datos, cifrada, encriptadas',
      pt: 'criptografia, algoritmo* de (criptografia|hash), criptografado, criptografadas, encriptacao, https, seguranca dos dados',
      ru: 'шифрован*, https, информационн* безопасност*, защита информации, защищенн*',
      el: 'κρυπτογραφησ*, https, ασφαλεια δεδομενων',
      zh: '加密, 安全性, 防护, 数据安全',
    },
    weak: 'secure, security, securely, penetration',
  },
  sessions: {
    name: 'Automatic logout',
    hours: 3,
    quality: true,
    terms: {
      en: 'automatic logout, auto logout, logout automatically, automatic log out, (logged|log|logs) out automatically, automatically (logged|log|logs) out, inactivity, session timeout, session timeouts',
      de: 'automatische abmeldung, automatisch abgemeldet, *inaktivitat',
      fr: 'deconnexion automatique, inactivite',
      es: 'cierre de sesion automatico, inactividad',
    },
  },
  performance: {
    name: 'Performance tuning',
    hours: 7,
    quality: true,
    terms: {
      en: 'response time, response times, page load, load time, loads in, within 1 second, within 2 seconds, within 3 seconds, within _ seconds, less than _ second, concurrent users, simultaneous users, users at the same time, concurrent access, performance degradation, high performance, performant, throughput, transactions per, requests per second, fast loading, caching, cdn, performance requirements, high traffic, large number of users, thousands of users, millions of, not take longer, low bandwidth, bandwidth, updated at least every, scalable, scalability, scale to, auto scaling, autoscaling, horizontal scaling, load balancing, load balancer, large scale, thousands of concurrent, support expansion, global edge, slow connections, slow network, 2g, 3g networks, poor internet',
      de: '*antwortzeit*, gleichzeitige nutzer, ladezeit*, hohe belastung, skalierbar*, performant*',
      fr: 'temps de reponse, utilisateurs simultanes, temps de chargement, montee en charge',
      es: 'tiempo de respuesta, usuarios concurrentes, usuarios simultaneos, tiempo de carga, escalable, escalabilidad',
      pt: 'tempo de resposta, usuarios simultaneos, tempo de carregamento, escalavel, escalabilidade',
      ru: 'время отклика, одновременн* пользовател*, скорость загрузки, высок* нагрузк*, масштабируем*, производительност*',
      el: 'χρονος αποκρισης, ταυτοχρονοι χρηστες, ταυτοχρονους χρηστες, κλιμακωσιμ*',
      zh: '响应时间, 并发, 性能, 高并发, 加载时间',
    },
    weak: 'performance, fast, quick response, responsive performance, hz',
  },
  availability: {
    name: 'Availability and recovery',
    hours: 4,
    quality: true,
    terms: {
      en: 'uptime, availability of 99, high availability, 24 7, 24 hours a day, fault tolerant, fault tolerance, failover, redundancy mechanisms, redundant servers, disaster recovery, backup, backups, backed up, data backup, recover from, recovery mechanism, restore system, mean time between, mtbf, downtime, business continuity, highly reliable, rto, rpo, reliability, recovery mechanisms, 99 9, 99 95, 99 99, zero downtime, active active, multi region, automatically recover, point in time recovery',
      de: '*verfugbarkeit*, *datensicherung*, backup*, ausfallsicher*, rund um die uhr',
      fr: '=disponibilite, sauvegarde, sauvegardes, haute disponibilite, 24h 24',
      es: 'disponibilidad, copias de seguridad, copia de seguridad, respaldo, respaldos, alta disponibilidad',
      pt: 'disponibilidade, backup, backups, copia de seguranca, alta disponibilidade',
      ru: 'резервн* копирован*, отказоустойчив*, бесперебойн*, круглосуточн*, резервирован*, восстановлени* после',
      el: 'διαθεσιμοτητα, αντιγραφα ασφαλειας, αντιγραφο ασφαλειας',
      zh: '备份, 可用性, 容灾, 高可用, 恢复',
    },
  },
  monitoring: {
    name: 'Monitoring and logging',
    hours: 6,
    quality: true,
    terms: {
      en: 'system monitoring, application monitoring, continuous monitoring, centralized logging, centralised logging, system logging, error logging, error tracking, health checks, health check, observability, alerting on failures, monitoring tools, application logs, logging, crash reports, crash reporting, log files, exception handling',
    },
  },
  portability: {
    name: 'Portability and installation',
    hours: 7,
    quality: true,
    terms: {
      en: 'on premise, on premises, on prem, self hosted, self hosting, installation package, installation packages, installer for _ (computers|computer|windows|desktop), be portable, portable to, portable across, port to other, ported to, (migration|migrated|migrating) to (another|other|different) (server|servers|platform|platforms|host|hosting platform|environment|environments|operating system|operating systems|cloud), install on our servers, (install|installed|host|hosted|deploy|deployed|run|runs|running) _ intranet, local server, docker image, containerization, docker, air gapped, windows server and linux, major server environments, hosting platform, own server, own servers, data centre, data center, single command',
      de: 'auf eigenen servern, selbst gehostet, lokale installation, auf webservern, serverumgebung*, *installationspaket*, *installationsprogramm*, portierbar*, ubertragbar auf, plattformunabhangig*',
      fr: "paquet d'installation, programme d'installation, portable sur",
      es: 'paquete de instalacion, portable a',
    },
  },
  cicd: {
    name: 'Automated releases',
    hours: 4,
    quality: true,
    terms: {
      en: 'ci cd, continuous integration, continuous deployment, continuous delivery, deployment pipeline, automated deployment, staging environment, infrastructure as code, terraform, devops pipeline, test environments, blue green',
    },
  },
}
