/** Small specifications in each supported language, with requirements and other text. */
export const specifications = {
  French: `CAHIER DES CHARGES
Sommaire
1. Contexte .......... 2
2. Besoins fonctionnels .......... 3

1. Contexte
La société Dupont vend des vélos d'occasion. Aujourd'hui, les ventes sont suivies dans un tableur.

2. Besoins fonctionnels
2.1 Catalogue
- Le visiteur doit pouvoir rechercher un vélo par marque, taille et prix.
- Chaque vélo dispose d'une fiche avec photos et description.
2.2 Commande
- Le client peut créer un compte et passer commande en ligne.
- Le paiement se fait par carte bancaire.
- Le client reçoit un courriel de confirmation.
2.3 Administration
- L'administrateur gère le catalogue et les commandes.
- L'administrateur peut exporter les ventes au format Excel.

3. Hors périmètre
- Application mobile
- Gestion de la comptabilité

4. Modalités de réponse
Les soumissionnaires remettront leur offre avant la date limite. Le titulaire du marché s'engage à respecter la confidentialité des données. Les factures sont payées à 30 jours.`,

  Spanish: `Pliego de requisitos
1. Introducción
Este documento describe el sistema de turnos para una clínica.
2. Requisitos funcionales
RF-01 El sistema debe permitir que los pacientes reserven turnos en línea.
RF-02 El sistema debe enviar un recordatorio por correo electrónico un día antes.
RF-03 El médico podrá ver su agenda del día y la historia clínica del paciente.
RF-04 El administrador podrá generar reportes de turnos por médico.
3. Requisitos no funcionales
RNF-01 El sistema debe estar disponible el 99 % del tiempo y hacer copias de seguridad diarias.
4. Fuera de alcance
- Facturación
5. Condiciones de pago
El contratista emitirá facturas mensuales según el presente contrato.`,

  Russian: `Техническое задание
1. Общие сведения
Настоящий документ описывает требования к системе учета заявок.
2. Назначение
Система предназначена для автоматизации работы службы поддержки.
3. Требования к системе
3.1 Требования к функциям
3.1.1 Система должна обеспечивать регистрацию и авторизацию пользователей.
3.1.2 Пользователь должен иметь возможность создать заявку и прикрепить файл.
3.1.3 Оператор должен видеть список заявок с фильтром по статусу.
3.1.4 Система должна отправлять уведомления по электронной почте при изменении статуса заявки.
3.1.5 Руководитель должен иметь возможность формировать отчеты и выгружать их в Excel.
3.2 Требования к надежности
Система должна выполнять резервное копирование ежедневно.
4. Порядок контроля и приемки
Приемка выполняется комиссией заказчика. Гарантийный срок составляет 12 месяцев.
5. Порядок оплаты
Оплата работ производится в течение 30 дней по договору.`,

  Chinese: `需求规格说明书
目录
1 引言 1
2 功能需求 2
1 引言
本文档描述图书管理系统的需求。
2 功能需求
2.1 读者可以注册和登录系统。
2.2 读者可以搜索图书并在线预约。
2.3 管理员可以添加、修改和删除图书信息。
2.4 系统应在还书日期前一天发送短信提醒。
2.5 管理员可以导出借阅统计报表。
3 非功能需求
3.1 系统应支持500个用户并发访问。
4 合同条款
乙方应在合同签订后30天内交付，甲方按合同付款。`,

  Portuguese: `Especificação de requisitos
O sistema será um aplicativo para restaurantes.
Requisitos funcionais
- O cliente pode ver o cardápio e fazer pedidos.
- O cliente deve pagar com Pix ou cartão de crédito.
- O garçom recebe uma notificação a cada pedido.
- O gerente pode ver relatórios de vendas.
Fora do escopo
- Entrega em domicílio`,

  Greek: `Προδιαγραφές συστήματος
1. Εισαγωγή
Το παρόν έγγραφο περιγράφει την πλατφόρμα διαχείρισης αδειών του δήμου.
2. Λειτουργικές απαιτήσεις
2.1 Ο πολίτης πρέπει να μπορεί να υποβάλει αίτηση και να επισυνάψει έγγραφα.
2.2 Ο υπάλληλος μπορεί να εγκρίνει ή να απορρίψει την αίτηση.
2.3 Το σύστημα θα στέλνει ειδοποιήσεις με email.
2.4 Ο διαχειριστής μπορεί να βλέπει στατιστικά.
3. Εκτός πεδίου
- Ηλεκτρονικές πληρωμές
4. Ποινικές ρήτρες
Ο ανάδοχος υποχρεούται να τηρεί τους όρους της σύμβασης.`,
} as const
